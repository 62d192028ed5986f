# From a fresh clone, with only Python 3.11 or newer: `make play` or `make test`.
PYTHON ?= python3
# Options to pass on: make play ARGS="--wall grey"; make lock ARGS=--upgrade
ARGS ?=

.PHONY: help play test lint lockstep lock clean

help:
	@echo "make play   play Azul here, in the terminal"
	@echo "make test   check and test everything"

lockstep: export TEGEL_LOCKSTEP ?= 20000

play test lint lockstep lock:
	@$(PYTHON) launch.py $@ $(ARGS)

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis .coverage htmlcov build dist
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
