# One image for each service: docker build --target service --build-arg SERVICE=onboarding .
# The site is one of its own, for the gateway to serve: docker build --target web .
# Node 24 has long-term support until April 2028. A tag moves with its security updates; to stay on one image, name
# its digest, which only a registry knows: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS base
WORKDIR /rep13

FROM base AS sources
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci

FROM sources AS built
RUN NX_DAEMON=false npx nx run-many -t build -p tag:type:service

# What one image holds, SERVICE's or that of the target `prepare` or `mail`: neither sources nor anybody else's
# packages. npm cuts the lock file down to them. Of the fonts for the PDFs only one weight is used, and no preview: 60
# MB less.
FROM built AS packed
ARG SERVICE=prepare
ENV SCARF_ANALYTICS=false
RUN npx tsx tools/images/prune-cli.ts ${SERVICE} /packed
RUN --mount=type=cache,target=/root/.npm cd /packed && npm install --omit=dev --ignore-scripts \
      && find node_modules -path '*/@e*/*' \( -name '*.otf' ! -name '*-Regular.otf' -o -name '*.ttf.png' \
           -o -name '*.ttf' ! -name '*_400Regular*' ! -name 'SourceSerif4_600SemiBold.ttf' ! -name 'NotoSansHebrew-Regular.ttf' \) -delete
# What runs in this very image.
RUN npm run --silent sbom -- /packed/sbom.cdx.json /packed

# It is healthy while it can do its work, which needs Postgres.
FROM base AS service
ARG SERVICE
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HTTP_HOST=0.0.0.0 HTTP_PORT=8101
COPY --from=packed /packed .
USER node
WORKDIR /rep13/services/${SERVICE}
HEALTHCHECK --interval=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HTTP_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "dist/src/main.js"]

# Runs once before the services: the database's roles, schemas and migrations.
FROM base AS prepare
COPY --from=packed /packed .
USER node
CMD ["node", "tools/local-stack/containers/prepare.js"]

# Makes the stream of events and its consumers, and makes them again when they are gone.
FROM base AS streams
COPY --from=packed /packed .
USER node
ENV NODE_ENV=production HTTP_HOST=0.0.0.0 HTTP_PORT=8101
HEALTHCHECK --interval=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.HTTP_PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "libs/service-kit/dist/event-stream/main.js"]

# An inbox for who tries the product: docker build --target mail --build-arg SERVICE=mail .
FROM base AS mail
COPY --from=packed /packed .
USER node
HEALTHCHECK --interval=5s CMD ["node", "-e", "fetch('http://127.0.0.1:1080/api/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node_modules/.bin/maildev", "--smtp", "1025", "--web", "1080"]

FROM sources AS site
RUN NX_DAEMON=false npx nx run-many -t build -p tag:type:app && npx tsx tools/images/prune-cli.ts web /packed

# Puts the site into the volume that the gateway serves, each part beside the versions that are there.
FROM base AS web
COPY --from=site /packed .
RUN mkdir /web && chown node /web
USER node
CMD ["node", "tools/web/deploy-cli.js", "--all", "--web-root", "/web"]
