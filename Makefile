# make play    serve the table in the browser           make test    everything the CI checks
# make near    lint and tests near what has changed      make lint    format, lint, types
# make check   rules, words and drawings: 2 minutes
# make browser pages in a real browser (CEILIDH_PICTURES=1: with pictures in build/screenshots)
# make parity  compiled equals interpreted
# make app     ceilidh without a server: static files for any web host, in build/app
# make tools   browser, database, proxy for tests       make bench   speed, pure and compiled
# make coverage  lines of each layer that the tests run
# make pictures  draw the pictures of README and home page, and the icons, anew
# make docs    the documentation site, in build/site
# make wheels  sdist, and a compiled wheel for each Python of this machine, in dist
# make release  build and check everything of a release, upload nothing (docs/project/release.md)
# make clean   remove what these made
# Every target does its own set-up in .venv (uv when it is there, else venv and pip): `play` installs
# what playing needs, the others also what the tests need.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
BUILDER := $(VENV)/.builder
PLAYABLE := $(VENV)/.play
READY := $(VENV)/.ready
WHOLE := $(VENV)/.whole
# Node comes from PyPI with the other tools; it checks the scripts of the pages.
NPM := PATH="$(CURDIR)/$(BIN):$$PATH" npm
PAGES_READY := node_modules/.ready
# For results, not speed: built with little optimisation, which takes a third of the time. It is a
# wheel from the sdist, made in an environment of its own, as on any fresh machine.
QUICK := build/quick
QUICK_BUILT := $(QUICK)/.built
PACKAGES := build/packages
# Static files with which a browser is the server.
APP_BUILT := build/app-parts/.built
# For bots of `make play` and for benchmarks: optimised, in files that a small machine can compile.
ENGINE := build/engine
ENGINE_BUILT := $(ENGINE)/.built
ARGS ?=

# Some systems forbid Python to keep what it has compiled. Tests start hundreds of processes, and each
# would compile all sources anew.
export PYTHONDONTWRITEBYTECODE :=

ifneq ($(shell command -v uv 2>/dev/null),)
NEW_VENV := uv venv --quiet --python $(PYTHON) $(VENV)
INSTALL := uv pip install --quiet --python $(BIN)/python
else
NEW_VENV := $(PYTHON) -m venv $(VENV)
# Not compiled ahead, as by uv: most of these files are never imported.
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
endif
NO_VENV := cannot create $(VENV): needs Python 3.11+ with venv (Debian: apt install python3-venv)

# True where an extension can be built: a C compiler and Python's own headers.
HEADER := import pathlib, sysconfig as s; print(pathlib.Path(s.get_path("include"), "Python.h"))
CAN_COMPILE = command -v $(CC) >/dev/null && test -f "$$($(BIN)/python -c '$(HEADER)')"
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.json')
APP_SOURCES := $(shell find src scripts/app -type f -not -path '*/__pycache__/*' -not -name '*.mo' -not -path '*.egg-info/*')

# What the tests need besides Python: a browser, a database server and a proxy.
CHROMIUM := $(shell command -v chromium-headless-shell || command -v chromium)
POSTGRES := $(wildcard /usr/lib/postgresql/*/bin/initdb)
NGINX := $(firstword $(wildcard /usr/sbin/nginx) $(shell command -v nginx))

# Neighbours stay together, so that they share what they load; who is idle takes from the other's end.
PYTEST := $(BIN)/python -m pytest -n auto --dist worksteal

.PHONY: play app test stages near check rules games coverage quick app-tests lint parity browser tools bench pictures docs wheels release clean

# Served at once; bots think faster when the engine has been compiled beside it, once for all.
play: $(PLAYABLE)
	@$(MAKE) --no-print-directory --question $(ENGINE_BUILT) 2>/dev/null || rm -f $(ENGINE_BUILT)
	@if test ! -e $(ENGINE_BUILT) && $(CAN_COMPILE); then \
	  mkdir -p build; nice $(MAKE) --no-print-directory $(ENGINE_BUILT) >build/engine.log 2>&1 & fi; \
	CEILIDH_ENGINE=$(ENGINE) $(BIN)/ceilidh serve $(ARGS)

# Every test runs once: rules traced and interpreted, all others on the compiled build where there is
# one (tests/conftest.py). The compiler works beside set-up, linters and rules, which leave a core
# idle.
test: tools
	@$(MAKE) --no-print-directory --jobs=2 rules quick
	@$(MAKE) --no-print-directory --keep-going stages

# One after the other: side by side they take as long. A failure in one does not hide the others.
stages: games browser app-tests parity

RULES := tests/kernel tests/template tests/clans tests/glenmore

rules: lint
	$(PYTEST) $(RULES) -m rules --cov --cov-report=term $(ARGS)

# Compiled files have no lines to trace, and whole games are left out.
LAYERS := --cov --cov-config=tests/layers.toml --cov-report=

# They have a build or a stage of their own.
BY_THEMSELVES := $(addprefix --ignore=tests/,app browser parity)

games: quick $(WHOLE)
	$(ON_QUICK) $(PYTEST) tests $(BY_THEMSELVES) -m 'not rules' $(ARGS)

# Which lines of each layer the same tests run.
coverage: quick $(WHOLE)
	$(ON_QUICK) $(PYTEST) tests $(BY_THEMSELVES) -m 'not rules' $(LAYERS) $(ARGS)
	$(BIN)/python -m scripts.layers

# After each edit: what differs from main, and the tests of what it reaches.
near: $(READY) $(PAGES_READY)
	PATH="$(CURDIR)/$(BIN):$$PATH" PYTHONPATH=src $(BIN)/python -m scripts.near $(ARGS)

# No browser, no server, no compiler, and a sample of the whole games.
check: lint
	$(PYTEST) $(RULES) tests/say tests/draw tests/shortcuts tests/golden $(wildcard tests/test_*.py) -m 'not whole or sample' $(ARGS)

# Names the compiled build for the tests, once it is there.
ON_QUICK = CEILIDH_COMPILED="$$(test ! -e $(QUICK_BUILT) || echo $(QUICK))"

quick: $(BUILDER)
	@if $(CAN_COMPILE); then nice $(MAKE) --no-print-directory $(QUICK_BUILT); else rm -rf $(QUICK); fi

browser: quick tools $(READY)
	$(ON_QUICK) $(PYTEST) tests/browser

tools:
ifeq ($(and $(CHROMIUM),$(POSTGRES),$(NGINX)),)
	@test "$$(id -u)" = 0 || { echo "the tests need chromium, postgresql and nginx (Debian: apt install chromium-headless-shell postgresql nginx)" >&2; exit 1; }
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium-headless-shell postgresql nginx
endif

lint: $(READY) $(PAGES_READY)
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python -m scripts.words
	$(BIN)/mypy --strict src tests bench scripts
	$(NPM) run --silent lint
	$(NPM) test --silent

app: $(APP_BUILT)

# The folder is built once, then tested as it is.
app-tests: app tools
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m pytest tests/app $(ARGS)

parity: quick $(READY)
	@if test -e $(QUICK_BUILT); then \
	  CEILIDH_COMPILED=$(QUICK) $(BIN)/python -m pytest tests/parity; \
	else echo "parity skipped: no C compiler or no Python headers (Debian: python3-dev)"; fi

bench: $(READY)
	@if $(CAN_COMPILE); then $(MAKE) --no-print-directory $(ENGINE_BUILT); fi
	CEILIDH_COMPILED=$(ENGINE) $(BIN)/python bench/run.py $(ARGS)

# After a change of the drawings or of the page of a table.
pictures: $(READY) tools
	PYTHONPATH=src $(BIN)/python -m scripts.pictures
	PYTHONPATH=src $(BIN)/python -m scripts.icons

# What builds a wheel, and no more: the compiler need not wait for the tools of the tests.
$(BUILDER): pyproject.toml
	@test -x $(BIN)/python || $(NEW_VENV) || { rm -rf $(VENV); echo "$(NO_VENV)" >&2; exit 1; }
	$(INSTALL) 'build>=1.2' 'pip>=24'
	@touch $@

$(PLAYABLE): pyproject.toml setup.py
	@test -x $(BIN)/python || $(NEW_VENV) || { rm -rf $(VENV); echo "$(NO_VENV)" >&2; exit 1; }
	CEILIDH_PURE=1 $(INSTALL) --editable '.[server]'
	@touch $@

$(READY): pyproject.toml setup.py | $(BUILDER)
	CEILIDH_PURE=1 $(INSTALL) --editable '.[server,postgres,envs,dev]'
	@touch $(PLAYABLE) $@

# Packages of hundreds of megabytes that only single tests of `make test` need.
$(WHOLE): pyproject.toml setup.py | $(READY)
	CEILIDH_PURE=1 $(INSTALL) --editable '.[whole]'
	@touch $@

$(PAGES_READY): package.json package-lock.json | $(READY)
	$(NPM) ci --silent --no-audit --no-fund
	@touch $@

$(QUICK_BUILT): pyproject.toml setup.py $(SOURCES) | $(BUILDER)
	rm -rf $(QUICK) $(PACKAGES)
	CEILIDH_PURE=0 CEILIDH_OPT=g $(BIN)/python -m scripts.packages --out $(PACKAGES)
	$(INSTALL) --no-deps --target $(QUICK) $(PACKAGES)/*.whl
	$(BIN)/python -m compileall -q $(QUICK)
	@touch $@

$(APP_BUILT): package-lock.json pyproject.toml setup.py $(APP_SOURCES) | $(READY) $(PAGES_READY)
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m scripts.app
	@touch $@

$(ENGINE_BUILT): pyproject.toml setup.py $(SOURCES) | $(PLAYABLE)
	rm -rf $(ENGINE) build/lib* build/bdist*
	CEILIDH_PURE=0 CEILIDH_OPT=2 $(INSTALL) --no-deps --target $(ENGINE) .
	@touch $@

# Docstrings are those of the sources: a compiled build keeps none.
docs: $(READY)
	PYTHONPATH=src $(BIN)/python -m sphinx --fail-on-warning --keep-going --quiet -d build/doctrees docs build/site

wheels: $(READY)
	$(BIN)/python -m scripts.packages --out dist --every-python --check

# Everything but the upload.
release: $(READY) app
	CEILIDH_PURE=1 $(INSTALL) --editable '.[release]'
	$(BIN)/python -m scripts.release $(ARGS)

clean:
	rm -rf $(VENV) node_modules build dist htmlcov .coverage .coverage.* .hypothesis
	rm -rf .pytest_cache .mypy_cache .ruff_cache src/*.egg-info
	find src tests scripts bench -name '*.so' -delete
	find src tests scripts bench -name __pycache__ -type d -prune -exec rm -rf {} +
