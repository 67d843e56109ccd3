import type { RegisterTexts } from '@rep13/contracts-authority-requests/locales/register';
import type { LegalDay, Moment } from '@rep13/contracts-constants';
import { isOver } from './register-entry.ts';
import type { PublicMandateState } from './mandates.ts';

/** One of the steps in the life of a mandate, as an entry of the register shows it. */
export interface LifeStep {
  readonly name: string;
  /** `open`: still to come; `never`: not recorded of a mandate that is over; `notice`, `ended`: how the mandate stands. */
  readonly state: 'done' | 'open' | 'never' | 'notice' | 'ended';
  /** When it was done, or that it is not recorded. */
  readonly when: string;
  readonly meaning: string;
}

interface LifeFacts {
  readonly state: PublicMandateState;
  readonly beganAt: LegalDay;
  readonly endsAt: LegalDay | null;
  readonly runOffUntil: LegalDay | null;
  readonly notification: {
    /** Absent in an answer of the version before. */
    readonly signedAt?: Moment | null;
    readonly sentAt: Moment | null;
    readonly acknowledgedAt: Moment | null;
  } | null;
  readonly publication: {
    readonly state: 'seen' | 'missing' | 'stopped';
    readonly lastSeenAt: Moment | null;
    readonly confirmedAt?: Moment | null;
  } | null;
}

/**
 * Article 13 DSA step by step: appointed, letter signed, notified, acknowledged, seen on the provider's site. Where notice
 * was given or the mandate is over, that comes first. @param written a legal day as it is shown there, with its minute
 */
export function lifeSteps(
  entry: LifeFacts,
  written: (day: LegalDay) => string,
  texts: RegisterTexts,
): LifeStep[] {
  const { appointed, signed, notified, acknowledged } = texts.steps;
  const { signedAt, sentAt = null, acknowledgedAt = null } = entry.notification ?? {};
  const known = (at: Moment | null) => at && texts.moment(at);
  // Only a signed letter is sent; when it was signed the version before does not answer.
  const signing = known(signedAt ?? null) ?? (sentAt && signedAt === undefined ? texts.steps.done : null);
  const step = (name: string, meaning: string, when: string | null): LifeStep => {
    if (when) return { name, state: 'done', when, meaning };
    const state = isOver(entry) ? 'never' : 'open';
    return { name, state, when: texts.steps[state], meaning };
  };
  return [
    ...endOf(entry, written, texts),
    step(appointed.name, appointed.meaning, written(entry.beganAt)),
    step(signed.name, signed.meaning, signing),
    step(notified.name, notified.meaning, known(sentAt)),
    step(acknowledged.name, acknowledged.meaning, known(acknowledgedAt)),
    sighting(entry, step, texts),
  ];
}

function endOf(
  { state, endsAt, runOffUntil }: LifeFacts,
  written: (day: LegalDay) => string,
  { mandate, ending }: RegisterTexts,
): LifeStep[] {
  if (state === 'in_force') return [];
  const when = endsAt ? written(endsAt) : '';
  if (state === 'ending') return [{ name: mandate.ends, state: 'notice', when, meaning: ending }];
  const meaning = state === 'run_off' && runOffUntil ? `${mandate.runOff} ${written(runOffUntil)}` : '';
  return [{ name: mandate.ended, state: 'ended', when, meaning }];
}

/** What is no longer there is not ticked, however often it was seen before. */
function sighting(
  { publication }: LifeFacts,
  step: (name: string, meaning: string, when: string | null) => LifeStep,
  { steps: { seen, missing }, moment }: RegisterTexts,
): LifeStep {
  if (publication?.state === 'missing') return { ...step(seen.name, seen.meaning, null), when: missing };
  const at = publication?.confirmedAt ?? publication?.lastSeenAt;
  return step(seen.name, seen.meaning, at ? moment(at) : null);
}
