# Services restart on a change; the app is served by Vite, which passes calls on to them.
set -e
node --watch deploy/local/src/main.ts &
services=$!
trap 'kill $services 2>/dev/null' EXIT INT TERM
cd frontend && vite
