# syntax=docker/dockerfile:1
# The base image can be any Debian with Node 26 and npm, for example from a mirror of your own:
#   docker build --build-arg NODE_IMAGE=registry.example/node:26-slim .
ARG NODE_IMAGE=node:26-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
# Dependencies first, so they're only installed again when they change.
COPY package.json package-lock.json .npmrc ./
COPY packages/contract/package.json packages/contract/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY scripts/setup scripts/setup
RUN npm ci
COPY . .
RUN npm run package -- /wattle

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data
RUN groupadd --system --gid 990 wattle \
 && useradd --system --uid 990 --gid wattle --home-dir /data --shell /usr/sbin/nologin wattle \
 && install --directory --owner=wattle --group=wattle --mode=0700 /data
COPY --from=build --chown=root:root /wattle /wattle
WORKDIR /wattle
USER wattle
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# A worker answers no requests. Check its metrics instead, as compose.yaml does.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health/ready`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
