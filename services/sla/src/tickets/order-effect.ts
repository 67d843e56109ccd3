import {
  CONTACT_DATE_SKEW_MINUTES,
  hasEffect,
  type OrderOutcome,
} from '@rep13/contracts-authority-requests/constants';
import { MESSAGES } from '@rep13/contracts-constants';
import { ValidationFailed } from '@rep13/service-kit';
import { Column } from 'typeorm';

const SKEW_MS = CONTACT_DATE_SKEW_MINUTES * 60_000;

/** What is stated to have been done about an order. */
export interface StatedEffect {
  readonly outcome?: OrderOutcome | null | undefined;
  readonly effectAt?: Date | null | undefined;
  readonly outcomeReason?: string | null | undefined;
}

/** The same as it is stored. */
export class OrderEffect {
  @Column('text', { nullable: true }) outcome: OrderOutcome | null = null;
  @Column('timestamptz', { nullable: true }) effectAt: Date | null = null;
  @Column('text', { nullable: true }) outcomeReason: string | null = null;
}

/** The statement contradicts itself. */
export class WrongEffect extends ValidationFailed {
  constructor(path: 'outcome' | 'effectAt', message: string) {
    super([{ path, message }]);
  }
}

interface EffectAsSent extends Omit<StatedEffect, 'effectAt'> {
  readonly effectAt?: string | null | undefined;
}

/** As a call names it. */
export const statedEffect = ({ outcome, effectAt, outcomeReason }: EffectAsSent): StatedEffect => ({
  outcome,
  effectAt: effectAt ? new Date(effectAt) : null,
  outcomeReason,
});

/**
 * Nothing is added to what was stated: the moment of the call is no time of the effect, and an answer is no effect. Null
 * where nothing was stated. @throws WrongEffect
 */
export function effectOf({ outcome, effectAt, outcomeReason }: StatedEffect, now: Date): OrderEffect | null {
  if (effectAt && !hasEffect(outcome)) throw new WrongEffect('effectAt', MESSAGES.effectAtWithoutEffect);
  if (effectAt && effectAt.getTime() > now.getTime() + SKEW_MS)
    throw new WrongEffect('effectAt', MESSAGES.effectAtFuture);
  if (outcomeReason && !outcome) throw new WrongEffect('outcome', MESSAGES.orderOutcome);
  if (!outcome) return null;
  return { outcome, effectAt: effectAt ?? null, outcomeReason: outcomeReason || null };
}

/** When effect was given; earlier versions also stored a time for orders to which none was. */
export const effectTimeOf = ({
  outcome,
  effectAt,
}: Pick<OrderEffect, 'outcome' | 'effectAt'>): Date | null => (hasEffect(outcome) ? effectAt : null);
