# From a fresh clone, with only Python 3.11 or newer: `make play` or `make test`.
PYTHON ?= python3
# Options to pass on: make play ARGS="--port 9000"; make lock ARGS=--upgrade
ARGS ?=

.PHONY: help play test lint lockstep coverage page site docs wheels lock clean

help:
	@echo "make play   serve Tegel on this machine and open it in a browser"
	@echo "make test   check and test everything"
	@echo "make wheels make wheels for all platforms, in dist"
	@echo "make site   make a site that needs no server, in build/pocket"
	@echo "make docs   build the handbook as a site, in build/site"

lockstep: export TEGEL_LOCKSTEP ?= 20000

play test lint lockstep coverage page site docs wheels lock:
	@$(PYTHON) launch.py $@ $(ARGS)

clean:
	rm -rf .venv web/node_modules src/tegel/server/page src/tegel/server/pack .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage htmlcov build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
