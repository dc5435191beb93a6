"""What holds for all tests: interrupts are heard, also where the tests run in the background.

A shell without job control starts background processes deaf to interrupts, and so would be every program
that the tests start and interrupt.
"""

from __future__ import annotations

import signal

signal.signal(signal.SIGINT, signal.default_int_handler)
