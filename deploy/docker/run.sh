#!/bin/bash
# What a container runs: <service> [migrate] · migrate (all of them) · gateway · demo · keys <folder> · kindred <command>.
# A variable KINDRED_<NAME>_FILE names a file that holds the value of KINDRED_<NAME>.
set -euo pipefail
cd "$(dirname "$0")/../.."

for file_variable in $(compgen -e | grep -E '^KINDRED_[A-Z0-9_]+_FILE$' || true); do
  value=$(<"${!file_variable}")
  export "${file_variable%_FILE}=$value"
  unset "$file_variable"
done

part=${1:-${KINDRED_SERVICE:-}}
shift || true
case $part in
  gateway) main=gateway/src/main.ts ;;
  demo) main=deploy/docker/src/demo/main.ts ;;
  keys) main=deploy/docker/src/keys/main.ts ;;
  kindred) main=deploy/operate/src/main.ts ;;
  migrate)
    migrations=()
    for main in services/*/src/main.ts; do
      node --disable-warning=TimeoutNegativeWarning "$main" migrate &
      migrations+=($!)
    done
    for migration in "${migrations[@]}"; do wait "$migration"; done
    exit ;;
  *) main=services/$part/src/main.ts ;;
esac
if [ ! -f "$main" ]; then
  echo "This image has no \"$part\"; give one of: $(find services gateway -path '*/src/main.ts' 2>/dev/null | sed -E 's|/src/main.ts||; s|.*/||' | sort | tr '\n' ' ')migrate keys kindred" >&2
  exit 64
fi
exec node --disable-warning=TimeoutNegativeWarning "$main" "$@"
