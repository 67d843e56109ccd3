import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { requiredText, type Rules } from '@rep13/ui';

export interface RegisterValues {
  q: string;
}

export const NOTHING_ASKED: RegisterValues = { q: '' };

/** As the query class `RegisterQuery` of the contracts has it. */
export const REGISTER_RULES: Rules<RegisterValues> = {
  q: requiredText(MESSAGES.registerQuery, LIMITS.registerQueryMax),
};
