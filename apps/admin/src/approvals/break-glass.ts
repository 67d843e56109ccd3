import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { requiredText } from '@rep13/ui';

/** What a form for a step of two asks besides. */
export interface AloneValues {
  /** It is done without waiting for a second person. */
  isAlone: boolean;
  breakGlass: string;
}

export const TOGETHER: AloneValues = { isAlone: false, breakGlass: '' };

const reasonIsThere = requiredText('Please say why it cannot wait', TICKET_LIMITS.wordMax);

/** Breaking the glass takes a reason. */
export const ALONE_RULES = {
  breakGlass: (typed: string, { isAlone }: AloneValues) => (isAlone ? reasonIsThere(typed) : undefined),
};

/** What of it is sent: nothing while two decide. */
export const aloneBody = ({ isAlone, breakGlass }: AloneValues): { breakGlass?: string } =>
  isAlone ? { breakGlass: breakGlass.trim() } : {};

/** On the button: the verb says what pressing it does. */
export const verbOfTwo = (verb: string, { isAlone }: AloneValues): string =>
  isAlone ? `${verb} alone` : 'Ask a colleague';
