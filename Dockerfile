# One image for each service: docker build --target onboarding .
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
RUN for app in marketing funnel client-portal admin shell; do \
      npx tsx tools/web/deploy-cli.ts "$app" --web-root /web; \
    done

FROM sources AS installed
# Of the fonts for the PDFs only one weight is used, and no preview: 60 MB less.
RUN npm ci --omit=dev && find node_modules/@embedpdf node_modules/@expo-google-fonts \
      \( -name '*.otf' ! -name '*-Regular.otf' -o -name '*.ttf.png' \) -delete

# What every service shares: the packages and the built libraries. The links in node_modules/@rep13 lead here.
FROM base AS service
ENV NODE_ENV=production MALLOC_ARENA_MAX=2
COPY --from=installed /rep13/package.json ./
COPY --from=installed /rep13/node_modules node_modules
COPY --from=built /rep13/libs libs
COPY --from=built /sbom.cdx.json ./
USER node
CMD ["node", "--max-semi-space-size=4", "dist/src/main.js"]

FROM service AS onboarding
COPY --from=built /rep13/services/onboarding services/onboarding
WORKDIR /rep13/services/onboarding

FROM service AS agreements
COPY --from=built /rep13/services/agreements services/agreements
WORKDIR /rep13/services/agreements

FROM service AS sla
COPY --from=built /rep13/services/sla services/sla
WORKDIR /rep13/services/sla

FROM service AS notifications
COPY --from=built /rep13/services/notifications services/notifications
WORKDIR /rep13/services/notifications

FROM service AS gateway
COPY --from=built /rep13/services/gateway services/gateway
COPY --from=built --chown=node /web /web
WORKDIR /rep13/services/gateway

# Runs once before the services: the database's roles, schemas and migrations.
FROM built AS prepare
USER node
CMD ["node_modules/.bin/tsx", "tools/stack/prepare.ts"]

FROM built AS mail
CMD ["npx", "maildev", "--smtp", "1025", "--web", "1080"]
