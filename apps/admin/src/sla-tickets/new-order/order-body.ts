import type { OrderParticularsBody } from '@rep13/contracts-authority-requests';
import { mayWithholdReasons, type OrderElementName } from '@rep13/contracts-authority-requests/constants';
import type { OpenTicketBody } from '@rep13/contracts-sla';
import { linesOf } from '@rep13/ui/orders';
import type { TicketValues } from '../../ticket-draft/ticket-draft.ts';
import { elementsFor } from './elements-for.ts';
import { fromField } from '../ticket-times.ts';

/** What is sent of what was typed: fields left empty are left out. */
export function toBody(values: TicketValues): OpenTicketBody {
  const { orderKind, issuingState, answerBy, channel, contactedAt, urgencyLevel, authorityName } = values;
  return {
    ...(values.isClientUnknown ? text({ target: values.target }) : { signupId: values.signupId ?? 0 }),
    authorityName: authorityName?.trim() ?? '',
    authorityContactDate: fromField(contactedAt ?? ''),
    urgencyLevel,
    ...text({ description: values.description }),
    ...(orderKind && { orderKind }),
    ...(orderKind === 'general' && values.foreignKind && { foreignKind: values.foreignKind }),
    ...(issuingState && { issuingState }),
    ...(answerBy && { answerBy: fromField(answerBy) }),
    ...(values.doNotInform && { doNotInform: true }),
    ...(values.language && values.translationEnclosed && { translationEnclosed: true }),
    ...(channel && { channel }),
    ...sender(values),
    ...particulars(values),
    ...(mayWithholdReasons(orderKind ?? '') && values.reasonsWithheld && { reasonsWithheld: true }),
    ...elements(values),
  };
}

const sender = ({ email, phone, officerName, officerGrade, ownReference, fileNumber }: TicketValues) =>
  text({ email, phone, officerName, officerGrade, ownReference, fileNumber });

/** From when the user may be told goes only with "later". */
const particulars = (values: TicketValues): OrderParticularsBody => {
  const { authorityType, issuedAt, challengeCourt, challengeDeadline, userNotice, userNoticeFrom } = values;
  return {
    ...(authorityType && { authorityType }),
    ...(issuedAt && { issuedAt: fromField(issuedAt) }),
    ...text({ challengeCourt, challengeDeadline }),
    ...(userNotice && { userNotice }),
    ...(userNotice === 'later' && userNoticeFrom && { userNoticeFrom: fromField(userNoticeFrom) }),
  };
};

/** What was typed before the kind changed is kept, and not sent. */
function elements(values: TicketValues) {
  const shown = elementsFor(values.orderKind).map(({ name }) => [name, values[name]] as const);
  const lists = shown
    .filter(([name]) => isList(name))
    .map(([name, typed]) => [name, linesOf(typed)] as const);
  return {
    ...text(Object.fromEntries(shown.filter(([name]) => !isList(name)))),
    ...Object.fromEntries(lists.filter(([, lines]) => lines.length > 0)),
  };
}

export const isList = (name: OrderElementName): boolean => name === 'urls' || name === 'identifiers';

/** Only what is not blank, trimmed. */
const text = <Name extends string>(typed: Partial<Record<Name, string | undefined>>) =>
  Object.fromEntries(
    Object.entries<string | undefined>(typed).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim()]] : [],
    ),
  ) as Partial<Record<Name, string>>;
