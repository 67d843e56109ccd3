import { SERVICES } from '../plan/fault.ts';
import type { Edit } from './edits.ts';

const KIT = 'libs/service-kit/dist';

/** A line put behind another one. */
const after = (name: string, file: string, find: string, condition = 'true'): Edit => ({
  ...{ name, file, find, services: SERVICES },
  replace: `${find}\nif (${condition}) globalThis.crashHere(${JSON.stringify(name)});`,
});

/** A line put before another one. */
const before = (name: string, file: string, find: string, condition = 'true'): Edit => ({
  ...{ name, file, find, services: SERVICES },
  replace: `if (${condition}) globalThis.crashHere(${JSON.stringify(name)});\n${find}`,
});

/** Where a service may die when it is told to. Those with a condition only where there is something to lose. */
export const CRASH_POINTS: readonly Edit[] = [
  after(
    'before-commit',
    `${KIT}/unit-of-work/unit-of-work.js`,
    'const newJobs = await writeLast(db, consequences);',
    'outbox.envelopes.length > 0',
  ),
  before(
    'after-commit',
    `${KIT}/unit-of-work/unit-of-work.js`,
    'if (outbox.envelopes.length > 0) this.relay.wake();',
    'outbox.envelopes.length > 0',
  ),
  before('after-publish', `${KIT}/outbox/outbox-relay.js`, 'await markPublished(db, published);'),
  after(
    'after-inbox',
    `${KIT}/events/event-subscriber.js`,
    'await this.parts.inbox.handle(this.name, alive);',
  ),
  {
    ...before(
      'after-mail',
      'services/notifications/dist/src/sending/send-email.processor.js',
      'const sentAt = this.clock.now();',
    ),
    services: ['notifications'],
  },
];
