# At a terminal the server gets a process group of its own, so that Ctrl-C reaches it alone and make sees its 0.
[ -t 0 ] && set -m
node deploy/local/src/main.ts
