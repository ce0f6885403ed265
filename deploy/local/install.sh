# Installs everything from the lock file. npm leaves out optional packages that ask for a newer Node than the one it
# runs on; where that is older than 20 the pinned Node, which comes with the first pass, does a second one.
set -e
major=$(node -p 'process.versions.node.split(".")[0]')
if [ "$major" -lt 18 ]; then
  echo "Node 18 or newer with its npm is needed." >&2
  exit 1
fi
install() {
  npm ci --ignore-scripts --no-audit --no-fund --loglevel=error
}
install
if [ "$major" -lt 20 ]; then
  rm -rf .cache/runtime
  mkdir -p .cache/runtime
  cp -r node_modules/node-*/bin .cache/runtime/
  PATH="$PWD/.cache/runtime/bin:$PATH" install
fi
node -e 'const [a, b] = process.versions.node.split(".").map(Number);
if (a < 24 || (a === 24 && b < 15)) {
  console.error("This platform has no pinned Node: install Node 24.15 or newer.");
  process.exit(1);
}'
