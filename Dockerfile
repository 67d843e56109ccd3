# One image for each service: docker build --target service --build-arg SERVICE=onboarding .
# The gateway's holds the site too: docker build --target public-service --build-arg SERVICE=gateway .
# Node 24 has long-term support until April 2028. A tag moves with its security updates; whoever wants one image for
# ever names its digest, which only a registry knows: --build-arg NODE_IMAGE=node:24-bookworm-slim@sha256:…
ARG NODE_IMAGE=node:24-bookworm-slim
FROM ${NODE_IMAGE} AS base
WORKDIR /rep13

FROM base AS sources
COPY . .

FROM sources AS built
RUN npm ci
RUN NX_DAEMON=false npx nx run-many -t build
# What runs in every image below: the same packages in each. Kept there as /rep13/sbom.cdx.json.
RUN npm run --silent sbom -- /sbom.cdx.json
RUN npx tsx tools/web/deploy-cli.ts --all --web-root /web

FROM sources AS installed
# Of the fonts for the PDFs only one weight is used, and no preview: 60 MB less.
RUN npm ci --omit=dev && find node_modules/@embedpdf node_modules/@expo-google-fonts \
      \( -name '*.otf' ! -name '*-Regular.otf' -o -name '*.ttf.png' \) -delete

# What every service shares: the packages and the built libraries. The links in node_modules/@rep13 lead here.
FROM base AS runtime
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
COPY --from=installed /rep13/package.json ./
COPY --from=installed /rep13/node_modules node_modules
COPY --from=built /rep13/libs libs
COPY --from=built /sbom.cdx.json ./
USER node
CMD ["node", "--max-semi-space-size=4", "dist/src/main.js"]

FROM runtime AS service
ARG SERVICE
COPY --from=built /rep13/services/${SERVICE} services/${SERVICE}
WORKDIR /rep13/services/${SERVICE}

FROM service AS public-service
COPY --from=built --chown=node /web /web

# Runs once before the services: the database's roles, schemas and migrations.
FROM built AS prepare
USER node
CMD ["node_modules/.bin/tsx", "tools/local-stack/containers/prepare.ts"]

FROM built AS mail
CMD ["npx", "maildev", "--smtp", "1025", "--web", "1080"]
