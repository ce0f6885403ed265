#!/bin/sh
# Restores what backup.sh made into empty engines; nothing of the installation may run.
# sh restore.sh <backup>, with KINDRED_DOCUMENTS and KINDRED_OBJECTS as the processes will have them.
set -eu
folder=${1:?Say: sh restore.sh <backup>}
: "${KINDRED_DOCUMENTS:?is not set}" "${KINDRED_OBJECTS:?is not set}"
for tool in mongorestore mc; do
  command -v "$tool" >/dev/null || { echo "$tool is not on PATH." >&2; exit 1; }
done
[ -f "$folder/complete" ] || { echo "$folder holds no complete backup." >&2; exit 1; }
mongorestore --quiet --uri="$KINDRED_DOCUMENTS" --oplogReplay --gzip --archive="$folder/documents.archive.gz"
MC_HOST_kindred=${KINDRED_OBJECTS#s3+}
export MC_HOST_kindred
for path in "$folder"/objects/*/; do
  [ -d "$path" ] || continue
  bucket=$(basename "$path")
  mc mb --ignore-existing "kindred/$bucket"
  mc mirror --quiet --overwrite "$path" "kindred/$bucket"
done
echo "Restored. Now: make migrate, start every process, make operate DO='rebuild all'"
