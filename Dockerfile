# One image for each service: docker build --target service --build-arg SERVICE=onboarding .
# The site is one of its own, for the gateway to serve: docker build --target web .
# Node 24 has long-term support until April 2028. A tag moves with its security updates; to stay on one image, name
# its digest, which only a registry knows: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS base
WORKDIR /rep13

FROM base AS sources
COPY . .
RUN npm ci

# The service and what it stands on, built, with the lock file; neither sources nor anybody else's packages.
FROM sources AS pruned
ARG SERVICE
RUN NX_DAEMON=false npx nx build ${SERVICE} && npx tsx tools/images/prune-cli.ts ${SERVICE} /pruned

# From the lock file, which npm cuts down to these projects. Of the fonts for the PDFs only one weight is used, and no
# preview: 60 MB less.
FROM base AS installed
ENV SCARF_ANALYTICS=false
COPY --from=pruned /pruned .
RUN npm install --omit=dev --ignore-scripts && find node_modules -path '*/@e*/*' \
      \( -name '*.otf' ! -name '*-Regular.otf' -o -name '*.ttf.png' \) -delete

# What runs in this very image.
FROM pruned AS listed
COPY --from=installed /rep13 /installed
RUN npm run --silent sbom -- /sbom.cdx.json /installed

FROM base AS service
ARG SERVICE
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
COPY --from=installed /rep13 .
COPY --from=listed /sbom.cdx.json .
USER node
WORKDIR /rep13/services/${SERVICE}
CMD ["node", "--max-semi-space-size=4", "dist/src/main.js"]

# Puts the site into the volume that the gateway serves, each part beside the versions that are there.
FROM sources AS web
RUN NX_DAEMON=false npx nx run-many -t build -p tag:type:app && mkdir /web && chown node /web
USER node
CMD ["node_modules/.bin/tsx", "tools/web/deploy-cli.ts", "--all", "--web-root", "/web"]

# Runs once before the services: the database's roles, schemas and migrations.
FROM sources AS prepare
RUN NX_DAEMON=false npx nx run-many -t build -p tag:type:service
USER node
CMD ["node_modules/.bin/tsx", "tools/local-stack/containers/prepare.ts"]

FROM sources AS mail
USER node
CMD ["node_modules/.bin/maildev", "--smtp", "1025", "--web", "1080"]
