# Two commands: `make play` and `make test`. Both set up everything they need first.

SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') setup.py pyproject.toml
JOBS ?= 2
GAME ?= tzolkin
# Tests of documents, words and searches say nothing of single rules and take long uncompiled.
NOT_ABOUT_RULES := $(foreach about,slow position words explain geometry board_text without_modules,--ignore-glob='*$(about)*')

.PHONY: play test check-long lint setup clean

play: $(VENV)/.built
	@$(BIN)/sacbe play $(GAME) $(ARGS)

# Everything that must hold before a change lands; under 15 minutes on two cores.
test: $(VENV)/.built lint
	@echo "== Tests, compiled core"
	$(BIN)/python -m pytest -n $(JOBS)
	@echo "== The rules' own tests, plain Python, with coverage of the rules"
	@SACBE_PLAIN=1 $(BIN)/python -m coverage run -m pytest tests/games -p no:xdist $(NOT_ABOUT_RULES)
	@$(BIN)/python -m coverage combine -q
	@$(BIN)/python -m coverage report --include='*/rules/*,*/geometry.py,*/hooks.py,*/modules/*' \
	  --omit='*/_template/*,*/modules/explain.py,*/modules/board.py,*/modules/signs.py,*/modules/documents.py' --fail-under=95
	@echo "== Every rule has its tests"
	@$(BIN)/sacbe rules tzolkin --check | tail -n 1
	@$(BIN)/sacbe rules mexica --check | tail -n 1
	@echo "== Random games"
	$(BIN)/sacbe fuzz tzolkin --games 2000 --seed 1 --every-module-set
	$(BIN)/sacbe fuzz mexica --games 300 --seed 1

lint: $(VENV)/.built
	@echo "== Style, types, imports"
	$(BIN)/ruff check --quiet src tests examples setup.py
	$(BIN)/ruff format --check --quiet src tests examples setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache | tail -n 4

# Minutes rather than seconds: many random games, and the sanitised build.
check-long: $(VENV)/.built
	$(BIN)/python -m pytest -n $(JOBS) -m long
	$(BIN)/sacbe fuzz tzolkin --games 100000 --seed 1 --jobs $(JOBS)
	$(BIN)/sacbe fuzz tzolkin --games 100000 --seed 1 --jobs $(JOBS) --every-module-set
	$(BIN)/sacbe fuzz mexica --games 20000 --seed 1 --jobs $(JOBS)
	sh tests/sanitized.sh $(BIN)/python

setup: $(VENV)/.built

$(VENV)/.built: $(SOURCES)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Sacbe needs Python 3.11 or newer: install it, or say which with 'make PYTHON=...'."; exit 1; }
	@test -x $(BIN)/python || { echo "== Creating $(VENV)"; $(PYTHON) -m venv $(VENV) \
	  || { echo "Python's venv module is missing: install the package python3-venv."; exit 1; }; }
	@echo "== Installing and compiling the core (a minute or two the first time)"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@$(BIN)/sacbe --version
	@touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info
	find src -name '*.so' -delete
