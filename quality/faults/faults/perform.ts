import type { PerformedFault } from '../evidence.ts';
import type { Fault, FaultKind } from '../plan/fault.ts';
import type { FaultyProduct } from '../product/start-product.ts';
import { flushRedis, poisonStream, robbedStream, streamDeleted, wipeBrokers } from './brokers.ts';
import { stepClock } from './clock.ts';
import { crash } from './crash.ts';
import { changeMood, disturbLink } from './neighbours.ts';
import type { Outcome, Perform } from './outcome.ts';
import { freeze, killProcess, stopPostgres } from './processes.ts';
import { fillVolume } from './volume.ts';

const HOW: Readonly<Record<FaultKind, Perform>> = {
  'service-killed': killProcess,
  'server-killed': killProcess,
  'service-frozen': freeze,
  'server-frozen': freeze,
  'postgres-stopped': stopPostgres,
  'volume-full': fillVolume,
  'stream-deleted': streamDeleted,
  'stream-robbed': robbedStream,
  'brokers-wiped': wipeBrokers,
  'redis-flushed': flushRedis,
  'link-cut': disturbLink('cut'),
  'link-silent': disturbLink('silent'),
  'link-slow': disturbLink('slow'),
  'mailbox-cut': disturbLink('cut'),
  'mail-deferred': changeMood('deferred'),
  'mail-refused': changeMood('refused'),
  'mail-slow': changeMood('slow'),
  'mail-hanging': changeMood('hanging'),
  'mail-answer-lost': changeMood('answer-lost'),
  'crash-before-commit': crash('before-commit'),
  'crash-after-commit': crash('after-commit'),
  'crash-after-publish': crash('after-publish'),
  'crash-after-inbox': crash('after-inbox'),
  'crash-after-mail': crash('after-mail'),
  'clock-ahead': stepClock(1),
  'clock-behind': stepClock(-1),
  poison: poisonStream,
};

/** Never throws: a fault that meets another one, such as a server that is away already, is missed. */
export async function perform(
  product: FaultyProduct,
  fault: Fault,
  signal: AbortSignal,
): Promise<PerformedFault> {
  const from = Date.now();
  const outcome = await HOW[fault.kind](product, fault, signal).catch((error: unknown): Outcome => ({
    isMissed: true,
    note: error instanceof Error ? error.message : 'failed',
  }));
  return { ...fault, from, to: Date.now(), ...outcome };
}
