#!/bin/sh
# Runs the product in the container image, with the arguments and environment that Node would get.
# To run a journey in it: TEST_PRODUCT=tools/loopback/in-container.sh, see docs/operations.md.
# A wrapper script can add options: global ones in PODMAN, such as PODMAN="podman --root=DIR", and
# those for `podman run` in PODMAN_RUN.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
chown 990:990 "$DATA_DIR"
for argument; do
  shift
  case $argument in
    */apps/server/dist/main.js) argument=/wattle/apps/server/dist/main.js ;;
  esac
  set -- "$@" "$argument"
done
# Tests move the clock through descriptor 3.
# shellcheck disable=SC2086
exec ${PODMAN:-podman} run --rm --network=host --preserve-fds=1 \
  --read-only --tmpfs=/tmp --cap-drop=all --security-opt=no-new-privileges ${PODMAN_RUN:-} \
  --env-host --env=HOST=127.0.0.1 --env=DATA_DIR=/data \
  --volume="$DATA_DIR:/data" --volume="$root/e2e:$root/e2e:ro" \
  "${TEST_IMAGE:-localhost/wattle}" node "$@"
