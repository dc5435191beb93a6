"""The expansion Tribes & Prophecies: one file or folder for each module."""
