#!/bin/bash
# Ready or not, without a process of Node's for each question.
exec 3<>"/dev/tcp/127.0.0.1/${KINDRED_OPS_PORT:-8081}" || exit 1
printf 'GET /health/ready HTTP/1.0\r\n\r\n' >&3
read -r _ status _ <&3
[ "$status" = 200 ]
