import { EU_MEMBER_STATES, MESSAGES } from '@rep13/contracts-constants';
import type { LifeAtRiskBody } from '@rep13/contracts-sla';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { requiredText, type Rules } from '@rep13/ui';

/** What is told of a threat, as it is typed. */
export interface LifeAtRiskValues {
  text: string;
  memberState: string;
  authoritiesInformed: boolean;
}

export const NOTHING_TYPED: LifeAtRiskValues = { text: '', memberState: '', authoritiesInformed: false };

export const STATE_CHOICES = EU_MEMBER_STATES.map((state) => [state, state] as const);

export const LIFE_AT_RISK_RULES: Rules<LifeAtRiskValues> = {
  text: requiredText(MESSAGES.lifeAtRiskText, TICKET_LIMITS.descriptionMax),
};

/** As it is sent: no state where none is known, and nothing of the authorities where the box is empty. */
export function lifeAtRiskBody({ text, memberState, authoritiesInformed }: LifeAtRiskValues): LifeAtRiskBody {
  const state = EU_MEMBER_STATES.find((one) => one === memberState);
  return { text, ...(state && { memberState: state }), ...(authoritiesInformed && { authoritiesInformed }) };
}
