import { parseArgs } from 'node:util';

/** What `npm run restore-trial --` takes. */
export interface Options {
  readonly seed: number;
  /** Customers a second. */
  readonly rate: number;
  /** Registrations a second besides, of customers who go no further. */
  readonly signups: number;
  /** How NATS and Redis are after the loss: as they were, or empty. */
  readonly brokers: 'kept' | 'wiped';
  /** Leaves out what the operator does after a restore: it must be seen that it is missing. */
  readonly careless: boolean;
}

/** @throws for what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string', default: `${Date.now() % 100_000}` },
      rate: { type: 'string', default: '3' },
      signups: { type: 'string', default: '5' },
      brokers: { type: 'string', default: 'kept' },
      careless: { type: 'boolean', default: false },
    },
  });
  const { brokers, careless } = values;
  if (brokers !== 'kept' && brokers !== 'wiped') throw new Error('--brokers is "kept" or "wiped".');
  const { seed, rate, signups } = values;
  return {
    ...{ brokers, careless, seed: positive('seed', seed) },
    ...{ rate: positive('rate', rate), signups: positive('signups', signups) },
  };
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name} must be a number above 0; it is "${text}".`);
  return number;
}
