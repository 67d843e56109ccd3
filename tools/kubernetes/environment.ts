import {
  eventConsumers,
  eventsUserOf,
  natsPasswordVariable,
  passwordVariable,
  PROVISIONER,
  type ServiceManifest,
} from '@rep13/local-stack';

/** One variable of a container: its value, or the key of what is referred to. */
export type Source =
  | { readonly value: string }
  | { readonly secret: string; readonly key: string; readonly isOptional: boolean }
  | { readonly config: string };

/** The variables of a container in their order: what a value refers to by `$(…)` stands before it. */
export type Environment = readonly (readonly [variable: string, source: Source])[];

/** The Kubernetes names that the manifests in `deploy/` give to where all services sign in. */
const SERVERS = { database: 'postgres-rw:5432/rep13', nats: 'nats:4222', redis: 'valkey:6379' };

export const HEALTH_PORT = 8101;
export const PUBLIC_PORT = 8080;

/** The same in every cluster. */
const FIXED: Readonly<Record<string, string>> = {
  NODE_ENV: 'production',
  HTTP_HOST: '0.0.0.0',
  HTTP_PORT: String(HEALTH_PORT),
  PORT: String(PUBLIC_PORT),
  WEB_ROOT: '/web',
  LEGAL_ENTITY: '/rep13/legal-entity.json',
  // Without a password one is made up: kubectl exec deploy/gateway -- cat /tmp/admin-password
  ADMIN_PASSWORD_FILE: '/tmp/admin-password',
};

/** Without these a service of that name does not start in production. */
const REQUIRED = [
  'SESSION_SECRET',
  'LINK_SECRET',
  'REGISTER_KEY',
  'AUTHORITY_LINK_SECRET',
  'TICKET_FILE_KEY',
  'SEAL_P12',
  'SMTP_URL',
];

/** Addresses that a password is part of. */
const SECRET_URLS = ['SMTP_URL', 'MAIL_IN_URL'];

/** A variable whose value nobody else may read. */
export const isSecret = (variable: string): boolean =>
  SECRET_URLS.includes(variable) || /_(SECRET|KEY|TOKEN|P12|PASSPHRASE|PASSWORD)(_PREVIOUS)?$/.test(variable);

/** What a service is told, from its manifest: each service has a Secret of its name, all have the settings `rep13`. */
export function environmentOf(service: ServiceManifest, all: readonly ServiceManifest[]): Environment {
  const signsIn = passwordsOf(service).map((key): Environment[number] => [key, required(service.name, key)]);
  const others = service.variables.map((variable): Environment[number] => [
    variable,
    sourceOf(variable, service, all),
  ]);
  return [...signsIn, ...others];
}

/** What the job that makes roles, schemas and tables is told. */
export const environmentOfPrepare = (all: readonly ServiceManifest[]): Environment => [
  // Made by CloudNativePG with the database.
  ['DATABASE_URL', required('postgres-app', 'uri')],
  ...all.flatMap(({ name }) =>
    databasePasswords(name).map((key): Environment[number] => [key, required(name, key)]),
  ),
];

/** What the provisioner of the stream of events is told. */
export const environmentOfStreams = (all: readonly ServiceManifest[]): Environment => [
  [natsPasswordVariable(PROVISIONER), required(PROVISIONER, natsPasswordVariable(PROVISIONER))],
  [
    'NATS_EVENTS_URL',
    { value: `nats://${PROVISIONER}:$(${natsPasswordVariable(PROVISIONER)})@${SERVERS.nats}` },
  ],
  ['EVENT_CONSUMERS', { value: eventConsumers(all) }],
  ...['HTTP_HOST', 'HTTP_PORT'].map((key): Environment[number] => [key, { value: FIXED[key] ?? '' }]),
  ...['NATS_REPLICAS', 'LOG_LEVEL'].map((config): Environment[number] => [config, { config }]),
];

/** Keys of a service's Secret by whether it starts without them; named as `npm run secrets` names them. */
export function secretKeys(service: ServiceManifest): { required: string[]; optional: string[] } {
  const keys = [...passwordsOf(service), ...service.variables.filter(isSecret)];
  const isRequired = (key: string) => passwordsOf(service).includes(key) || REQUIRED.includes(key);
  return { required: keys.filter(isRequired), optional: keys.filter((key) => !isRequired(key)) };
}

const databasePasswords = (service: string): string[] =>
  (['service', 'cleaner'] as const).map((role) => passwordVariable(service, role));

const passwordsOf = ({ name }: ServiceManifest): string[] => [
  ...databasePasswords(name),
  natsPasswordVariable(name),
  'REDIS_PASSWORD',
];

const required = (secret: string, key: string): Source => ({ secret, key, isOptional: false });

function sourceOf(variable: string, { name }: ServiceManifest, all: readonly ServiceManifest[]): Source {
  const [own, cleaner] = databasePasswords(name);
  const values: Readonly<Record<string, string>> = {
    ...FIXED,
    DATABASE_URL: `postgres://rep13_${name}:$(${own})@${SERVERS.database}`,
    CLEANER_DATABASE_URL: `postgres://rep13_${name}_cleaner:$(${cleaner})@${SERVERS.database}`,
    NATS_URL: `nats://${name}:$(${natsPasswordVariable(name)})@${SERVERS.nats}`,
    NATS_EVENTS_URL: `nats://${eventsUserOf(name)}:$(${natsPasswordVariable(name)})@${SERVERS.nats}`,
    REDIS_URL: `redis://:$(REDIS_PASSWORD)@${SERVERS.redis}`,
    SERVICE_HEALTH_URLS: JSON.stringify(healthUrls(all)),
  };
  const value = values[variable];
  if (value !== undefined) return { value };
  if (isSecret(variable)) return { secret: name, key: variable, isOptional: !REQUIRED.includes(variable) };
  return { config: variable };
}

const healthUrls = (all: readonly ServiceManifest[]): Record<string, string> =>
  Object.fromEntries(
    all.filter(({ isPublic }) => !isPublic).map(({ name }) => [name, `http://${name}:${HEALTH_PORT}`]),
  );
