import { SERVICES, type FaultKind } from '../plan/fault.ts';
import type { Edit } from './edits.ts';

const KIT = 'libs/service-kit/dist';

/** A mistake that somebody could make, and what brings it to light. */
export interface Mutant {
  readonly name: string;
  readonly edits?: readonly Edit[];
  /** Done to the database, as its superuser, before the load. */
  readonly sql?: string;
  readonly aimed: readonly { readonly kind: FaultKind; readonly target?: string }[];
}

const mutation = (
  name: string,
  file: string,
  find: string,
  replace: string,
  services: readonly string[] = SERVICES,
): Edit => ({
  ...{ name, file, find, replace, services },
});

const CONTENT_KEY = 'services/sla/dist/src/mail/storage/content-key.js';
const MAIL_TWICE = [
  { kind: 'mailbox-cut' },
  { kind: 'service-killed', target: 'sla' },
  { kind: 'postgres-stopped' },
] as const;

/** The events of this transaction, published from inside of it and taken for published. */
const PUBLISHED_AT_ONCE = `const newJobs = await writeLast(db, consequences);
{
  const own = "xmin = pg_current_xact_id()::xid and published_at is null";
  const waiting = await db.query("select id, event_id, type, envelope from outbox_messages where " + own);
  const ids = await this.relay.publish(waiting);
  await db.query("update outbox_messages set published_at = now() where id = any($1::bigint[])", [ids]);
}`;

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'publish-before-commit',
    edits: [
      mutation(
        'publish-before-commit',
        `${KIT}/unit-of-work/unit-of-work.js`,
        'const newJobs = await writeLast(db, consequences);',
        PUBLISHED_AT_ONCE,
      ),
    ],
    aimed: [{ kind: 'crash-before-commit', target: 'onboarding' }, { kind: 'postgres-stopped' }],
  },
  {
    name: 'no-inbox-check',
    edits: [
      mutation(
        'no-inbox-check',
        `${KIT}/events/event-inbox.js`,
        'if (!isNew.delete(envelope.id) || isTwin(envelope)) continue;',
        'if (isTwin(envelope)) continue;',
      ),
    ],
    aimed: [{ kind: 'crash-after-inbox', target: 'onboarding' }, { kind: 'stream-deleted' }],
  },
  {
    name: 'ack-before-commit',
    edits: [
      mutation(
        'ack-before-commit',
        `${KIT}/events/event-subscriber.js`,
        'await this.parts.inbox.handle(this.name, alive);',
        'messages.forEach((message)=>message.ack()); await new Promise((sent) => setTimeout(sent, 20)); ' +
          'globalThis.crashHere("after-inbox"); await this.parts.inbox.handle(this.name, alive);',
      ),
      // Comparing inboxes with outboxes would bring back what is lost, within the time to settle.
      mutation(
        'no-comparison',
        `${KIT}/events/delivery-check.js`,
        'if (missing.length > 0) {',
        'if (missing.length < 0) {',
      ),
    ],
    aimed: [
      { kind: 'crash-after-inbox', target: 'notifications' },
      { kind: 'link-cut', target: 'onboarding-postgres' },
      { kind: 'postgres-stopped' },
    ],
  },
  {
    name: 'no-sweeper',
    edits: [mutation('no-sweeper', `${KIT}/jobs/job-sweeper.js`, 'this.notifier.notify(due);', '')],
    aimed: [{ kind: 'redis-flushed' }, { kind: 'service-killed', target: 'notifications' }],
  },
  {
    name: 'new-message-id',
    edits: [
      mutation(
        'new-message-id',
        'services/notifications/dist/src/sending/mailer.js',
        ': jobId}@',
        ': `${jobId}.${Date.now()}`}@',
        ['notifications'],
      ),
    ],
    aimed: [{ kind: 'mail-answer-lost' }, { kind: 'crash-after-mail' }],
  },
  {
    name: 'key-not-stored',
    edits: [
      mutation(
        'key-not-stored',
        `${KIT}/unit-of-work/idempotency.js`,
        'if (await claimed(db, scope, key, fingerprint)) return undefined;',
        'return undefined;',
      ),
    ],
    aimed: [
      { kind: 'crash-after-commit', target: 'onboarding' },
      { kind: 'link-silent', target: 'gateway-nats' },
    ],
  },
  {
    name: 'no-content-key',
    edits: [
      mutation('no-content-key', CONTENT_KEY, "return hash.digest('hex');", 'return crypto.randomUUID();', [
        'sla',
      ]),
    ],
    aimed: MAIL_TWICE,
  },
  {
    name: 'message-id-alone',
    edits: [
      mutation(
        'message-id-alone',
        CONTENT_KEY,
        "for (const name of NAMED)hash.update(`${fieldOf(fields, name) ?? ''}\\n`);",
        "return hash.update(fieldOf(fields, 'message-id') ?? '').digest('hex');",
        ['sla'],
      ),
    ],
    aimed: MAIL_TWICE,
  },
  {
    name: 'mail-acknowledged-before-commit',
    edits: [
      mutation(
        'mail-acknowledged-before-commit',
        'services/sla/dist/src/mail/receiving/listener.js',
        'await store({',
        'const begin = (mail) => void store(mail).catch(() => undefined); begin({',
        ['sla'],
      ),
    ],
    aimed: [{ kind: 'link-cut', target: 'sla-postgres' }, { kind: 'postgres-stopped' }],
  },
  {
    name: 'totals-lost',
    // What an unlogged table holds is gone after a crash of Postgres.
    sql: `alter table onboarding.compliance_checks_totals set unlogged;
      alter table onboarding.signups_totals set unlogged`,
    aimed: [{ kind: 'postgres-stopped' }],
  },
];

/** @throws with the names there are. */
export function mutantOf(name: string): Mutant {
  const found = MUTANTS.find((one) => one.name === name);
  if (!found)
    throw new Error(`There is no mutant ${name}, but ${MUTANTS.map((one) => one.name).join(', ')}.`);
  return found;
}
