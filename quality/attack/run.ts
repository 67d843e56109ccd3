import { attackAccess } from './access/s2.ts';
import { attackAddresses } from './addresses/addresses.ts';
import { attackAsListed } from './asvs/asvs.ts';
import { attackWithBodies } from './bodies/s1.ts';
import { attackWithExcess } from './excess/excess.ts';
import { attackWithFiles } from './files/files.ts';
import { attackByGuessing } from './guessing/s3.ts';
import { attackForLeaks } from './leaks/s5.ts';
import { attackByMails } from './mails/mails.ts';
import { attackFromNetworks } from './networks/networks.ts';
import type { Options, Rule } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { AttackedProduct } from './product/attacked-product.ts';
import { attackByPages } from './pages/pages.ts';
import { attackRights } from './rights/rights.ts';
import { attackScripts } from './scripts/s4.ts';
import { attackSlowly } from './slow/slow.ts';
import { attackByTurns } from './turns/turns.ts';

type Attack = (product: AttackedProduct, options: Options) => Promise<Outcome>;

const ATTACKS: Readonly<Record<Rule, Attack>> = {
  S1: attackWithBodies,
  S2: attackAccess,
  S3: attackByGuessing,
  ASVS: attackAsListed,
  S4: attackScripts,
  ADDRESSES: attackAddresses,
  EXCESS: attackWithExcess,
  FILES: attackWithFiles,
  TURNS: attackByTurns,
  S5: attackForLeaks,
  NETWORKS: attackFromNetworks,
  MAILS: attackByMails,
  SLOW: attackSlowly,
  RIGHTS: attackRights,
  PAGES: attackByPages,
};

/** An attack that breaks off proves nothing: that is no better than a broken promise. */
const failed = (rule: Rule, { message }: Error): Outcome => ({
  tallies: [],
  verdict: {
    rule,
    promise: 'the attack itself failed',
    state: 'broken',
    summary: 'broken off',
    examples: [message],
  },
});

/** One after the other, in the order that they are asked for. */
export async function attack(product: AttackedProduct, options: Options, signal: AbortSignal) {
  const outcomes: Outcome[] = [];
  for (const rule of options.only) {
    signal.throwIfAborted();
    const since = Date.now();
    const run = ATTACKS[rule];
    outcomes.push(await run(product, options).catch((error: Error) => failed(rule, error)));
    console.log(`${rule}: ${((Date.now() - since) / 1_000).toFixed(1)} s`);
  }
  return {
    tallies: outcomes.flatMap(({ tallies }) => tallies),
    verdicts: outcomes.map(({ verdict }) => verdict),
  };
}
