import { FOREIGN_ORDERS } from '@rep13/contracts-authority-requests/constants';
import { AUTHORITY_RESPONSE_HOURS, formatInUtc } from '@rep13/contracts-constants';
import type { AuthorityRequest } from './authority-request.entity.ts';
import { askedElements, askedTranslation, type Asked } from './draft-clarification.ts';

/**
 * What the mailed receipt says, for an authority that no mail reaches: staff reads it out or prints it, in English, as
 * who files by the form has an address. The time that it names is right also when that is over.
 */
export function draftReceipt(request: AuthorityRequest, { missing, translation }: Asked): string {
  const { reference, ownReference, receivedAt } = request;
  const due = new Date(receivedAt.getTime() + AUTHORITY_RESPONSE_HOURS * 3_600_000);
  const lacks = [
    ...(missing.length > 0
      ? [`We could not find in it:\n${askedElements(request, missing).join('\n')}`]
      : []),
    ...(translation === 'missing' ? [askedTranslation(request)] : []),
  ];
  return [
    `We received your order${ownReference ? ` ${ownReference}` : ''} on ${formatInUtc(receivedAt)}. Our reference is ${reference}.`,
    `Its acknowledgement by a person is due ${AUTHORITY_RESPONSE_HOURS} hours after that: by ${formatInUtc(due)}.`,
    ...(request.foreignKind ? [FOREIGN_ORDERS[request.foreignKind].answer] : []),
    ...(lacks.length > 0 ? [...lacks, 'We are working on it anyway.'] : []),
    'We have no e-mail address of yours for this matter. If you give us one, please name our reference.',
  ].join('\n\n');
}
