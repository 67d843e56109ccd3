/** Every program that holds state of the product or changes it. */
export const SERVICES = ['onboarding', 'agreements', 'sla', 'notifications', 'gateway'] as const;
export const SERVERS = ['postgres', 'nats', 'redis'] as const;
export type ServiceName = (typeof SERVICES)[number];
export type ServerName = (typeof SERVERS)[number];

/** What can be done to the product while it works. */
export const FAULT_KINDS = [
  /** kill -9. */
  'service-killed',
  'server-killed',
  /** SIGSTOP, and SIGCONT after a while. */
  'service-frozen',
  'server-frozen',
  /** Postgres' immediate stop, then recovery from its log. */
  'postgres-stopped',
  /** No room left on Postgres' volume. */
  'volume-full',
  /** The stream deleted through the API. */
  'stream-deleted',
  /** A part of the stream's messages deleted: its last sequence stays. */
  'stream-robbed',
  /** NATS and Redis killed, and all that they stored with them. */
  'brokers-wiped',
  /** FLUSHALL while jobs wait, because the mail server hangs. */
  'redis-flushed',
  /** Connections of one service with one server: reset, silent, slow. */
  'link-cut',
  'link-silent',
  'link-slow',
  /** Connections to the listener for mails of authorities: reset and refused. */
  'mailbox-cut',
  /** Mail server: 4xx, 5xx, slow, no answer, the 250 lost. */
  'mail-deferred',
  'mail-refused',
  'mail-slow',
  'mail-hanging',
  'mail-answer-lost',
  /** kill -9 of itself at a named place of the code. */
  'crash-before-commit',
  'crash-after-commit',
  'crash-after-publish',
  'crash-after-inbox',
  'crash-after-mail',
  /** A service's clock, ten minutes ahead or behind. Postgres' own stays. */
  'clock-ahead',
  'clock-behind',
  /** A message on the stream that nobody can read. */
  'poison',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** What can be done to a whole host of the cluster, or to two of three. */
export const HOST_FAULT_KINDS = [
  /** No power, and power again. */
  'host-killed',
  /** SIGSTOP of everything on it, and SIGCONT. */
  'host-frozen',
  /** Its cable out, and in. */
  'host-cut',
  'two-hosts-killed',
  'two-hosts-cut',
] as const;
export type HostFaultKind = (typeof HOST_FAULT_KINDS)[number];

/** One thing that will be done, decided before the start. */
export interface Fault<Kind = FaultKind> {
  /** Milliseconds after the load has begun. */
  readonly at: number;
  readonly kind: Kind;
  /** A service, a server, or both: `sla-nats`. Of hosts what they have: `primary`, or `primary+standby`. */
  readonly target: string;
  /** How long it lasts; 0 for what is over at once. */
  readonly forMs: number;
  /** `redis-flushed`: it lasts until so many jobs wait. */
  readonly backlog?: number;
}
