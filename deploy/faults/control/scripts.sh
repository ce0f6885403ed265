#!/usr/bin/env bash
# The engines of one run, by the scripts in $ENGINES_SCRIPTS (from the project's root):
#   scripts.sh kill|pause|resume|start kafka|redis|objects|documents [NODE]   what ENGINES_CONTROL names
#   scripts.sh run NODES CMD…   on engines of its own: fresh data, own ports, all gone at the end
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
scripts=${ENGINES_SCRIPTS:-../shared/engines}
case $scripts in /*) ;; *) scripts=$root/$scripts ;; esac

load() {
  local name
  for name in redis minio mongo kafka; do
    # shellcheck source=/dev/null
    . "$scripts/$name.sh"
  done
}

pid_of() { # ENGINE NODE
  case $1 in
    kafka) _kafka_pid "$2" ;;
    redis) _redis_pid ;;
    objects) cat "$ENGINES_HOME/minio/pid-$MINIO_PORT" ;;
    documents) cat "$ENGINES_HOME/mongo/pid-$MONGO_PORT" ;;
    *) echo "no engine $1" >&2; return 2 ;;
  esac
}

start() { # ENGINE NODE
  case $1 in
    kafka) kafka_start_node "$2" ;;
    redis) redis_start ;;
    objects) minio_start ;;
    documents) mongo_start ;;
  esac
}

control() { # VERB ENGINE NODE
  local pid
  case $1 in
    kill) pid=$(pid_of "$2" "$3"); kill -9 "$pid"; while kill -0 "$pid" 2>/dev/null; do sleep 0.02; done ;;
    pause) kill -STOP "$(pid_of "$2" "$3")" ;;
    resume) kill -CONT "$(pid_of "$2" "$3")" ;;
    start) start "$2" "$3" ;;
  esac
}

use_own_home() { # what is installed is shared, data and pid files are not
  local installed=$ENGINES_HOME jars
  ENGINES_HOME=$(mktemp -d "${TMPDIR:-/tmp}/kindred-faults.XXXXXX")
  mkdir -p "$ENGINES_HOME"/{kafka,redis,minio,mongo}
  ln -s "$installed/bin" "$ENGINES_HOME/bin"
  for jars in "$installed"/kafka/jars-*; do ln -s "$jars" "$ENGINES_HOME/kafka/"; done
  [ ! -d "$installed/redis/root" ] || ln -s "$installed/redis/root" "$ENGINES_HOME/redis/root"
  ln -s "$installed/minio/version" "$ENGINES_HOME/minio/version"
  [ ! -d "$installed/mongo/java" ] || ln -s "$installed/mongo/java" "$ENGINES_HOME/mongo/java"
}

stop_all() {
  local engine node command=${1:-}
  trap '' INT TERM
  if [ -n "$command" ] && kill -TERM "$command" 2>/dev/null; then wait "$command" 2>/dev/null || true; fi
  for engine in redis objects documents; do control resume "$engine" 1 2>/dev/null || true; done
  for ((node = 1; node <= KAFKA_NODES; node++)); do control resume kafka "$node" 2>/dev/null || true; done
  kafka_stop; redis_stop; minio_stop; mongo_stop
  [ -n "${FAULTS_KEEP:-}" ] || rm -rf "$ENGINES_HOME"
}

run() { # NODES CMD…
  local base=${FAULTS_PORT:-24500} command='' status=0
  export KAFKA_NODES=$1 KAFKA_PORT=$base REDIS_PORT=$((base + 10)) MINIO_PORT=$((base + 11)) MONGO_PORT=$((base + 12))
  unset MONGO_URL
  shift
  load
  { redis_install; minio_install; mongo_install; kafka_install; } >&2
  use_own_home
  export ENGINES_HOME ENGINES_SCRIPTS=$scripts
  trap 'stop_all "$command" >&2' EXIT
  trap 'exit 130' INT TERM
  { redis_start; minio_start; mongo_start; kafka_start; } >&2
  eval "$(redis_env; minio_env; mongo_env; kafka_env)"
  export ENGINES_CONTROL=$root/deploy/faults/control/scripts.sh
  "$@" <&0 &
  command=$!
  wait "$command" || status=$?
  command=''
  exit "$status"
}

case ${1:-} in
  run) shift; run "$@" ;;
  kill | pause | resume | start) load; control "$1" "$2" "${3:-1}" ;;
  *) sed -n '2,4p' "${BASH_SOURCE[0]}" | sed 's/^# \{0,1\}//'; exit 2 ;;
esac
