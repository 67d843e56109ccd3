import { SERVERS, SERVICES, type FaultKind } from './fault.ts';

/** The kit's loops of every service go through these places, but only some have anything to do there. */
const ANNOUNCING = ['onboarding', 'agreements'];
const CONSUMING = ['onboarding', 'notifications'];
const LINKS = SERVICES.flatMap((service) => SERVERS.map((server) => `${service}-${server}`));
const MAIL = ['mail'];
/** Where authorities' mails come in. */
export const MAILBOX = 'mailbox';
/** Holds nothing, and makes what the others read through. */
const PROGRAMS = [...SERVICES, 'streams'];

/** What each kind can be done to. */
export const TARGETS: Readonly<Record<FaultKind, readonly string[]>> = {
  'service-killed': PROGRAMS,
  'server-killed': ['nats', 'redis'],
  'service-frozen': PROGRAMS,
  'server-frozen': SERVERS,
  'postgres-stopped': ['postgres'],
  'volume-full': ['postgres'],
  'stream-deleted': ['nats'],
  'stream-robbed': CONSUMING,
  'brokers-wiped': ['nats-redis'],
  'redis-flushed': ['redis'],
  'link-cut': LINKS,
  'link-silent': LINKS,
  'link-slow': LINKS,
  'mailbox-cut': [MAILBOX],
  'mail-deferred': MAIL,
  'mail-refused': MAIL,
  'mail-slow': MAIL,
  'mail-hanging': MAIL,
  'mail-answer-lost': MAIL,
  'crash-before-commit': [...ANNOUNCING, 'notifications'],
  'crash-after-commit': ANNOUNCING,
  'crash-after-publish': ANNOUNCING,
  'crash-after-inbox': CONSUMING,
  'crash-after-mail': ['notifications'],
  'clock-ahead': SERVICES,
  'clock-behind': SERVICES,
  poison: ['nats'],
};

/** Those that are over as soon as they are done. */
export const AT_ONCE: readonly FaultKind[] = [
  'service-killed',
  'server-killed',
  'postgres-stopped',
  'stream-deleted',
  'brokers-wiped',
  'poison',
];
