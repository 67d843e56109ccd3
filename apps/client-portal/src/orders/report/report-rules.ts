import { ORDER_KINDS, type OrderKind } from '@rep13/contracts-authority-requests/constants';
import { EU_MEMBER_STATES, LIMITS, MESSAGES } from '@rep13/contracts-constants';
import type { ReportedOrderBody } from '@rep13/contracts-sla';
import { TICKET_LIMITS } from '@rep13/contracts-sla/constants';
import { given, requiredText, type Rules } from '@rep13/ui';
import { serverNow } from '@rep13/web-kit/clock';

/** An order that an authority sent to the client itself, as it is typed. */
export interface ReportValues {
  authorityName: string;
  memberState: string;
  kind: OrderKind | '';
  ownReference: string;
  /** As fields of date and time hold them. */
  arrivedAt: string;
  answerBy: string;
  text: string;
}

export const NOTHING_TYPED: ReportValues = {
  authorityName: '',
  memberState: '',
  kind: '',
  ownReference: '',
  arrivedAt: '',
  answerBy: '',
  text: '',
};

const STATES = [...EU_MEMBER_STATES, 'European Union' as const];
export const STATE_CHOICES = STATES.map((state) => [state, state] as const);

const KINDS: Record<OrderKind, string> = {
  act: 'To act against content (Article 9 DSA)',
  information: 'To provide information (Article 10 DSA)',
  general: 'Anything else, or you do not know',
};
export const KIND_CHOICES = ORDER_KINDS.map((kind) => [kind, KINDS[kind]] as const);

const NO_TIME = 'Please give date and time';

export const REPORT_RULES: Rules<ReportValues> = {
  authorityName: requiredText(MESSAGES.authorityName, LIMITS.nameMax),
  kind: given(MESSAGES.orderKind),
  arrivedAt: (typed) => {
    const at = Date.parse(typed);
    if (Number.isNaN(at)) return NO_TIME;
    return at > serverNow() ? MESSAGES.authorityContactDateFuture : undefined;
  },
  answerBy: (typed) => (typed && Number.isNaN(Date.parse(typed)) ? NO_TIME : undefined),
  text: requiredText(MESSAGES.reportedText, TICKET_LIMITS.descriptionMax),
};

const isState = (text: string): text is (typeof STATES)[number] => STATES.some((state) => state === text);

/** As it is sent: nothing where nothing was typed. */
export const reportBody = (values: ReportValues): ReportedOrderBody => ({
  kind: values.kind || 'general',
  authorityName: values.authorityName,
  text: values.text,
  arrivedAt: new Date(values.arrivedAt).toISOString(),
  ...(isState(values.memberState) && { memberState: values.memberState }),
  ...(values.ownReference && { ownReference: values.ownReference }),
  ...(values.answerBy && { answerBy: new Date(values.answerBy).toISOString() }),
});
