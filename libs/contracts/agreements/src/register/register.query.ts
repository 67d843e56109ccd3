import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { RequiredText } from '@rep13/contracts-validation';

/** Whom to look for in the register: a number, a domain or web address, or how a company's name begins. */
export class RegisterQuery {
  @RequiredText(LIMITS.registerQueryMax, MESSAGES.registerQuery) readonly q!: string;
}
