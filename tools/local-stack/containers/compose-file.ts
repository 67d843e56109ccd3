import type { ServiceManifest } from '../manifests.ts';
import { eventsUserOf, PROVISIONER } from '../rights/nats-rights.ts';
import { natsPasswordVariable, passwordVariable } from '../rights/secrets.ts';
import { eventConsumers } from '../services/streams-program.ts';

/** The parts of docker-compose.yml that follow from the services' manifests stand between these marks. */
const PARTS = {
  passwords: (services: readonly ServiceManifest[]) => services.flatMap(passwordsForPrepare),
  services: (services: readonly ServiceManifest[]) => [
    '',
    ...streamsLines(services),
    ...services.flatMap((service) => ['', ...serviceLines(service, services)]),
  ],
};

/** The text of docker-compose.yml with what its services need. @throws when a mark is not there. */
export function composeFile(text: string, services: readonly ServiceManifest[]): string {
  return Object.entries(PARTS).reduce((before, [name, linesOf]) => {
    const part = new RegExp(`( *# From the manifests: ${name}\\..*\\n)[^]*?( *# End of ${name}\\.\\n)`);
    if (!part.test(before)) throw new Error(`docker-compose.yml has no "# From the manifests: ${name}."`);
    const lines = linesOf(services).map((line) => `${line}\n`);
    return before.replace(part, (_, start: string, end: string) => start + lines.join('') + end);
  }, text);
}

const ROLES = ['service', 'cleaner'] as const;

const passwordsForPrepare = ({ name }: ServiceManifest): string[] =>
  ROLES.map((role) => passwordVariable(name, role)).map(
    (variable) => `      ${variable}: \${${variable}:?run npm run secrets}`,
  );

/** What every service gets from `x-environment` or has in its image. */
const SHARED = ['NODE_ENV', 'REDIS_URL', 'PUBLIC_URL', 'LOG_LEVEL', 'HTTP_HOST', 'HTTP_PORT'];

/** Values that are not simply those of `.env`. */
const VALUES: Readonly<Record<string, string>> = {
  LEGAL_ENTITY: '${LEGAL_ENTITY:+/rep13/legal-entity.json}',
  SESSION_SECRET: '${SESSION_SECRET:?run npm run secrets}',
  LINK_SECRET: '${LINK_SECRET:?run npm run secrets}',
  REGISTER_KEY: '${REGISTER_KEY:?run npm run secrets}',
  AUTHORITY_LINK_SECRET: '${AUTHORITY_LINK_SECRET:?run npm run secrets}',
  TICKET_FILE_KEY: '${TICKET_FILE_KEY:?run npm run secrets}',
  PORT: "'8080'",
  WEB_ROOT: '/web',
  // Without a password one is made up: docker compose exec gateway cat /tmp/admin-password
  ADMIN_PASSWORD_FILE: '/tmp/admin-password',
};

/** Where a service signs in; the first lines of its environment. */
const SIGNS_IN = ['DATABASE_URL', 'CLEANER_DATABASE_URL', 'NATS_URL', 'NATS_EVENTS_URL'];

const VOLUMES: Readonly<Record<string, string>> = {
  WEB_ROOT: "'web:/web:ro'",
  LEGAL_ENTITY: '*legal-entity',
};

function serviceLines(service: ServiceManifest, all: readonly ServiceManifest[]): string[] {
  const { name, isPublic, variables } = service;
  const base = isPublic ? 'public-service' : 'service';
  const others = variables.filter((variable) => ![...SHARED, ...SIGNS_IN].includes(variable));
  const volumes = Object.keys(VOLUMES).filter((variable) => variables.includes(variable));
  return [
    `  ${name}:`,
    `    <<: *${base}`,
    `    build: { context: ., target: service, args: { SERVICE: ${name} } }`,
    '    environment:',
    '      <<: *environment',
    ...[...SIGNS_IN, ...others].map((variable) => `      ${variable}: ${valueOf(variable, name, all)}`),
    ...(volumes.length > 0
      ? [`    volumes: [${volumes.map((variable) => VOLUMES[variable]).join(', ')}]`]
      : []),
  ];
}

/** Makes the stream of events and its consumers. */
const streamsLines = (all: readonly ServiceManifest[]): string[] => [
  `  ${PROVISIONER}:`,
  '    <<: *closed',
  '    build: { context: ., target: streams }',
  '    restart: unless-stopped',
  '    init: true',
  '    depends_on: { nats: { condition: service_healthy } }',
  '    environment:',
  `      NATS_EVENTS_URL: nats://${PROVISIONER}:\${${natsPasswordVariable(PROVISIONER)}:?run npm run secrets}@nats:4222`,
  '      NATS_REPLICAS: ${NATS_REPLICAS:-}',
  `      EVENT_CONSUMERS: '${eventConsumers(all)}'`,
  '      LOG_LEVEL: ${LOG_LEVEL:-info}',
];

function valueOf(variable: string, service: string, all: readonly ServiceManifest[]): string {
  const signedIn = (role: (typeof ROLES)[number], user: string) =>
    `postgres://${user}:\${${passwordVariable(service, role)}}@postgres:5432/rep13`;
  if (variable === 'DATABASE_URL') return signedIn('service', `rep13_${service}`);
  if (variable === 'CLEANER_DATABASE_URL') return signedIn('cleaner', `rep13_${service}_cleaner`);
  const nats = (user: string) => `nats://${user}:\${${natsPasswordVariable(service)}}@nats:4222`;
  if (variable === 'NATS_URL') return nats(service);
  if (variable === 'NATS_EVENTS_URL') return nats(eventsUserOf(service));
  if (variable === 'SERVICE_HEALTH_URLS') return `'${JSON.stringify(healthUrls(all))}'`;
  return VALUES[variable] ?? `\${${variable}:-}`;
}

const healthUrls = (all: readonly ServiceManifest[]): Record<string, string> =>
  Object.fromEntries(
    all.filter(({ isPublic }) => !isPublic).map(({ name }) => [name, `http://${name}:8101`]),
  );
