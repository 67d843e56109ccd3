import type { ServiceManifest } from '@rep13/local-stack';
import { HEALTH_PORT, PUBLIC_PORT } from './environment.ts';

/** Peers and ports of one rule, as Kubernetes takes them; no peers: everybody. */
export interface Rule {
  readonly peers: readonly object[];
  readonly ports: readonly number[];
}

const pods = (labels: Readonly<Record<string, string>>): object => ({ podSelector: { matchLabels: labels } });
const namespace = (name: string): object => ({
  namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': name } },
});

/** Addresses of the internet: nothing of the cluster, its nodes or the provider's own services. */
const INTERNET = [
  {
    ipBlock: {
      cidr: '0.0.0.0/0',
      except: [
        '10.0.0.0/8',
        '100.64.0.0/10',
        '127.0.0.0/8',
        '169.254.0.0/16',
        '172.16.0.0/12',
        '192.168.0.0/16',
      ],
    },
  },
  { ipBlock: { cidr: '::/0', except: ['::1/128', 'fc00::/7', 'fe80::/10'] } },
];

const POSTGRES: Rule = { peers: [pods({ 'cnpg.io/cluster': 'postgres' })], ports: [5432] };
const NATS: Rule = { peers: [pods({ 'app.kubernetes.io/name': 'nats' })], ports: [4222] };
const WEB: Rule = { peers: INTERNET, ports: [80, 443] };

/** Where the value of a variable leads: who is not told of a place does not reach it. */
const LEADS_TO: Readonly<Record<string, Rule>> = {
  DATABASE_URL: POSTGRES,
  NATS_URL: NATS,
  REDIS_URL: { peers: [pods({ 'app.kubernetes.io/name': 'valkey' })], ports: [6379] },
  SERVICE_HEALTH_URLS: { peers: [pods({ 'app.kubernetes.io/component': 'service' })], ports: [HEALTH_PORT] },
  CLAMD_URL: { peers: [pods({ 'app.kubernetes.io/name': 'clamav' })], ports: [3310] },
  OTEL_EXPORTER_OTLP_ENDPOINT: { peers: [namespace('monitoring')], ports: [4318] },
  SMTP_URL: { peers: INTERNET, ports: [25, 465, 587] },
  MAIL_IN_URL: { peers: INTERNET, ports: [143, 993] },
  // Tokens of the mailbox, time stamps, payments, VAT numbers, the assistant, and clients' websites.
  MAIL_IN_TOKEN_URL: WEB,
  TSA_URLS: WEB,
  STRIPE_SECRET_KEY: WEB,
  VIES_URL: WEB,
  AI_BASE_URL: WEB,
  FETCH_DENY: WEB,
};

/** Whom a service may ask. Commands and events all go through NATS, so no service reaches another one. */
export function egressOf({ variables }: ServiceManifest): Rule[] {
  return [...new Set(variables.flatMap((variable) => LEADS_TO[variable] ?? []))];
}

export const EGRESS_OF_PREPARE: readonly Rule[] = [POSTGRES];
export const EGRESS_OF_STREAMS: readonly Rule[] = [NATS];

/** Who watches over the health of what nobody else asks. */
export const INGRESS_OF_STREAMS: readonly Rule[] = [
  { peers: [namespace('monitoring')], ports: [HEALTH_PORT] },
];

/** Who may ask a service: who watches over its health and, if it is the public one, everybody. */
export function ingressOf({ isPublic }: ServiceManifest, all: readonly ServiceManifest[]): Rule[] {
  const watchers = all
    .filter(({ variables }) => variables.includes('SERVICE_HEALTH_URLS'))
    .map(({ name }) => pods({ 'app.kubernetes.io/name': name }));
  const health = { peers: [...watchers, namespace('monitoring')], ports: [HEALTH_PORT] };
  return isPublic ? [{ peers: [], ports: [PUBLIC_PORT] }, health] : [health];
}
