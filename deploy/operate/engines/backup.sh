#!/bin/sh
# Backs up the engines an installation runs on, while it runs: MongoDB at one instant, then the objects.
# sh backup.sh <new folder>, with KINDRED_DOCUMENTS, KINDRED_OBJECTS and KINDRED_NAMESPACE as the processes have them.
set -eu
folder=${1:?Say: sh backup.sh <new folder>}
namespace=${KINDRED_NAMESPACE:-kindred}
: "${KINDRED_DOCUMENTS:?is not set}" "${KINDRED_OBJECTS:?is not set}"
for tool in mongodump mc; do
  command -v "$tool" >/dev/null || { echo "$tool is not on PATH." >&2; exit 1; }
done
[ ! -e "$folder" ] || { echo "$folder exists: name a new folder." >&2; exit 1; }
umask 077
mkdir -p "$folder"
# --oplog: all databases as they were at the end of the dump. It needs a replica set, as production has.
mongodump --quiet --uri="$KINDRED_DOCUMENTS" --oplog --gzip --archive="$folder/documents.archive.gz"
# Objects never change and are put before a document names them: copied after the documents, none is missing.
MC_HOST_kindred=${KINDRED_OBJECTS#s3+}
export MC_HOST_kindred
mc ls kindred | sed -n "s/.* \($namespace-[a-z0-9-]*\)\/$/\1/p" | while read -r bucket; do
  mc mirror --quiet --preserve "kindred/$bucket" "$folder/objects/$bucket"
done
date -u +%Y-%m-%dT%H:%M:%SZ > "$folder/complete"
echo "$folder is complete"
