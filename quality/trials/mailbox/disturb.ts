import { setTimeout as sleep } from 'node:timers/promises';
import type { Processes } from '@rep13/faults/product/processes';
import type { Replicas } from '@rep13/faults/product/replicas';
import type { Correspondence } from './correspondence.ts';
import type { Dovecot } from './dovecot.ts';

export interface Scene {
  readonly dovecot: Dovecot;
  readonly replicas: Replicas;
  readonly letters: Correspondence;
  readonly processes: Processes;
  readonly print: (line: string) => void;
  /** Resolves once so many mails are stored, or after a while all the same. */
  readonly untilStored: (mails: number) => Promise<unknown>;
}

const MAILS = 300;
/** Half of the mails of a happening have come by then. */
const AMID_MS = 1_500;
const HOURS_AGO_MS = 2 * 3_600_000;

/** Each happens while mails come and are read; then what can be stored is, so that the next one meets work again. */
export async function disturb(scene: Scene, signal: AbortSignal): Promise<void> {
  const { letters, print, untilStored } = scene;
  for (const [what, happens] of HAPPENINGS) {
    print(what);
    const mails = letters.send(Math.ceil(MAILS / HAPPENINGS.length), signal);
    await sleep(AMID_MS, undefined, { signal });
    await Promise.all([mails, happens(scene)]);
    await untilStored(letters.sent.length);
  }
}

const HAPPENINGS: readonly (readonly [string, (scene: Scene) => Promise<unknown>])[] = [
  ['The first replica is killed', (scene) => killFirst(scene)],
  ['The second replica is killed', ({ replicas }) => replicas.restart('sla', 'SIGKILL')],
  [
    'The mail server is killed; a mail of two hours ago lies there when it is back',
    async ({ dovecot, letters }) => {
      await dovecot.kill();
      await letters.write(new Date(Date.now() - HOURS_AGO_MS));
      await dovecot.start();
    },
  ],
  ['All mails are moved out', ({ dovecot }) => dovecot.moveAll('INBOX', 'Away')],
  ['… and in again, while both replicas are killed', moveIn],
  [
    'Every uid becomes another',
    async ({ dovecot }) => {
      await dovecot.stop();
      await dovecot.renumber();
      await dovecot.start();
    },
  ],
];

async function killFirst({ processes }: Scene): Promise<void> {
  const pid = processes.pidOf('sla');
  processes.end('sla', 'SIGKILL');
  await processes.backAfter('sla', pid);
}

async function moveIn(scene: Scene): Promise<void> {
  const { dovecot, replicas } = scene;
  await Promise.all([dovecot.moveAll('Away', 'INBOX'), killFirst(scene), replicas.restart('sla', 'SIGKILL')]);
}
