import { Chance } from './chance.ts';

/** What somebody does, or what happens to a subscription. */
export const DEEDS = [
  'pay-by-card',
  'pay-by-debit',
  'debit-succeeds',
  'debit-fails',
  'card-declines',
  'card-works',
  'pay-owed',
  'refund-part',
  'refund-at-provider',
  'ask-fee-back',
  'refund-by-staff',
  'refund-fails',
  'dispute',
  'dispute-won',
  'dispute-lost',
  'cancel',
  'take-back',
  'end-at-provider',
  'cancel-at-provider',
] as const;
export type Deed = (typeof DEEDS)[number];

export interface Life {
  /** What the client agreed to pay for a year: prices change. */
  readonly feeCents: number;
  /** In which step of two weeks it happens, in its order. */
  readonly deeds: readonly (readonly [step: number, deed: Deed])[];
}

export const STEP_DAYS = 14;
const STEPS_OF_A_YEAR = 26;
/** Two renewals, and what follows the second. */
export const STEPS = 62;

const FEES = [30_000, 30_000, 25_000, 36_000, 49_900] as const;
const REGISTERED_UNTIL = 5;

/** What may happen in one life, each from a step on: some of them, in any mixture. */
const EPISODES: readonly ((from: number, chance: Chance) => Life['deeds'])[] = [
  (from, chance) => [
    [from, 'card-declines'],
    [from + chance.int(1, 20), 'card-works'],
  ],
  (from, chance) => [
    [from, 'card-declines'],
    [from + chance.int(10, 34), 'pay-owed'],
  ],
  (from) => [[from, 'card-declines']],
  (from, chance) => [
    [from, 'refund-part'],
    [from + chance.int(0, 3), 'refund-part'],
  ],
  (from, chance) => [
    [from, 'refund-part'],
    [from + chance.int(0, 4), 'refund-fails'],
  ],
  (from) => [[from, 'refund-at-provider']],
  (from, chance) => [
    [from, 'refund-by-staff'],
    [from + chance.int(1, 4), 'refund-fails'],
    [from + chance.int(5, 6), 'refund-by-staff'],
  ],
  (from, chance) => [
    [from, 'dispute'],
    [from + chance.int(0, 5), chance.pick(['dispute-won', 'dispute-lost'])],
    [from + chance.int(6, 9), 'pay-owed'],
  ],
  (from) => [
    [from, 'dispute'],
    [from + 3, 'dispute-lost'],
  ],
  (from) => [[from, 'cancel']],
  (from, chance) => [
    [from, 'cancel'],
    [from + chance.int(0, 8), 'take-back'],
  ],
  (from) => [[from, 'end-at-provider']],
  (from) => [[from, 'cancel-at-provider']],
];

/** The life of one client. The first year is paid by card or by a debit, which may fail. */
export function lifeOf(seed: number): Life {
  const chance = new Chance(seed);
  const begins = chance.int(0, REGISTERED_UNTIL);
  const deeds = [...firstPayment(begins, chance)];
  if (chance.percent(12)) deeds.push(...feeBack(begins, chance));
  for (let episodes = chance.int(0, 3); episodes > 0; episodes -= 1) {
    const from = begins + chance.int(1, STEPS_OF_A_YEAR * 2);
    deeds.push(...(EPISODES[chance.int(0, EPISODES.length - 1)]?.(from, chance) ?? []));
  }
  return { feeCents: chance.pick(FEES), deeds: deeds.toSorted(([one], [other]) => one - other) };
}

function firstPayment(begins: number, chance: Chance): Life['deeds'] {
  if (chance.percent(75)) return [[begins, 'pay-by-card']];
  if (chance.percent(60))
    return [
      [begins, 'pay-by-debit'],
      [begins + 1, 'debit-succeeds'],
    ];
  return [
    [begins, 'pay-by-debit'],
    [begins + 1, 'debit-fails'],
    [begins + 2, 'pay-by-card'],
  ];
}

function feeBack(begins: number, chance: Chance): Life['deeds'] {
  const asked = [begins + 1, 'ask-fee-back'] as const;
  return chance.percent(40) ? [asked, [begins + chance.int(2, 4), 'refund-fails']] : [asked];
}

/** Weeks in which no webhook arrives. */
export const losesWebhooks = (seed: number, step: number): boolean =>
  new Chance(seed * 7_919 + step).percent(6);
