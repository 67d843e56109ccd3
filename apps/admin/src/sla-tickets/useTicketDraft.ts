import { useState } from 'react';
import { useSearchParams } from '@rep13/web-kit/router';
import { serverNow } from '@rep13/web-kit/clock';
import { useUnsaved } from '../session/useUnsaved.ts';
import { forgetDraft, saveDraft, readDraft, type TicketValues } from '../ticket-draft/ticket-draft.ts';
import { toField } from './ticket-times.ts';

/** What the order form begins with, and what is kept of it in this tab until it is sent. */
export function useTicketDraft(staffId: number) {
  const empty = useEmptyTicket();
  const [initial] = useState(() => readDraft(staffId));
  const [isRestored, setRestored] = useState(initial !== null);
  const [isUnsaved, setUnsaved] = useState(initial !== null);
  useUnsaved(isUnsaved);

  const forget = () => {
    forgetDraft(staffId);
    setRestored(false);
    setUnsaved(false);
  };
  return {
    initial: { ...empty, ...initial },
    isRestored,
    save: (values: TicketValues) => {
      saveDraft(staffId, values);
      setUnsaved(true);
    },
    forget,
    /** @returns what the form shows then */
    discard: () => {
      forget();
      return empty;
    },
  };
}

/** What an order may say beyond that, every field in the order in which it stands. */
const NOTHING_STATED: Partial<TicketValues> = {
  doNotInform: false,
  channel: '',
  email: '',
  phone: '',
  foreignKind: '',
  authorityType: '',
  officerName: '',
  officerGrade: '',
  ownReference: '',
  fileNumber: '',
  issuedAt: '',
  legalBasis: '',
  reasons: '',
  reasonsWithheld: false,
  urls: '',
  identifiers: '',
  scope: '',
  redress: '',
  challengeCourt: '',
  challengeDeadline: '',
  effectTo: '',
  language: '',
  translationEnclosed: false,
  userNotice: '',
  userNoticeFrom: '',
};

/** For the client whose page one comes from, if any. */
function useEmptyTicket(): TicketValues {
  const [query] = useSearchParams();
  const [now] = useState(() => toField(new Date(serverNow())));
  const signupId = Number(query.get('signupId')) || undefined;
  return {
    signupId,
    client: signupId ? (query.get('client') ?? undefined) : undefined,
    isClientUnknown: false,
    target: '',
    authorityName: undefined,
    contactedAt: now,
    urgencyLevel: 'normal',
    description: undefined,
    orderKind: '',
    issuingState: '',
    answerBy: '',
    ...NOTHING_STATED,
  };
}
