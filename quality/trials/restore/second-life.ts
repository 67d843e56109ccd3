import type { FetchedPdf } from '@rep13/faults/evidence';
import { readTotals } from '@rep13/faults/totals';
import { Crowd } from '../crowd.ts';
import { signInPatiently } from '../staff.ts';
import type { TrialProduct } from '../product.ts';
import { settled } from '../settled.ts';
import type { FirstLife, Scene } from './first-life.ts';

/** After everybody of the first life. */
const FIRST_OF_THE_NEW = 2_000_000;
const NEW_ONES_MS = 15_000;
const SETTLED_WITHIN_MS = 180_000;

export interface SecondLife {
  readonly pdfs: readonly FetchedPdf[];
  readonly totals: Readonly<Record<string, number>>;
  readonly unfinished: readonly string[];
}

/** New customers come on the restored database, and those of before fetch what they had. */
export async function liveOn(
  product: TrialProduct,
  { options, admin, market, print }: Pick<Scene, 'options' | 'admin' | 'market' | 'print'>,
  { pdfs }: FirstLife,
  signal: AbortSignal,
): Promise<SecondLife> {
  const crowd = new Crowd(market, (customer) => customer.walk(), FIRST_OF_THE_NEW);
  const until = Date.now() + NEW_ONES_MS;
  await crowd.come(2 * options.rate, () => Date.now() > until, signal);
  await crowd.untilServed();
  const unfinished = await settled(product, SETTLED_WITHIN_MS);
  await crowd.fetchPdfsAgain();
  const had = [...pdfs].filter(([, fetched]) => fetched.length > 0);
  for (const [customer] of had) await customer.fetchPdf();
  const again = had.flatMap(([customer]) => customer.pdfs.slice(-1));
  print(`${crowd.customers.length} new customers; ${had.length} of before fetched their PDF again`);
  return {
    ...{ unfinished, totals: await readTotals(await signInPatiently(product.url, admin)) },
    pdfs: [...had.flatMap(([, fetched]) => fetched), ...again, ...crowd.customers.flatMap((one) => one.pdfs)],
  };
}
