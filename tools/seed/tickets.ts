import type { OrderOutcome } from '@rep13/contracts-authority-requests/constants';
import type { TicketAction, UrgencyLevel } from '@rep13/contracts-sla/constants';
import type { ClassifyTicketBody, OpenTicketBody } from '@rep13/contracts-sla';

interface DemoMessages extends ClassifyTicketBody {
  reason?: string;
  note?: string;
  outcome?: OrderOutcome;
  outcomeReason?: string;
}

/** A ticket as staff enter it, and what they then do with it. */
export interface DemoTicket {
  readonly authorityName: string;
  readonly urgencyLevel: UrgencyLevel;
  readonly description: string;
  /** How long ago the order reached us; after 24 hours without an answer the promise is missed. */
  readonly hoursAgo: number;
  readonly actions: readonly (readonly [TicketAction | 'classify', DemoMessages])[];
  /** What a letter or a call says beside that. */
  readonly wording?: Pick<
    OpenTicketBody,
    | 'channel'
    | 'target'
    | 'orderKind'
    | 'issuingState'
    | 'ownReference'
    | 'legalBasis'
    | 'reasons'
    | 'urls'
    | 'doNotInform'
  >;
}

const ticket = (
  authorityName: string,
  urgencyLevel: UrgencyLevel,
  hoursAgo: number,
  description: string,
  ...actions: DemoTicket['actions']
): DemoTicket => ({ authorityName, urgencyLevel, hoursAgo, description, actions });

const ACKNOWLEDGED = ['acknowledge', { note: 'Called back at once.' }] as const;
const FORWARDED = [ACKNOWLEDGED, ['forward', {}]] as const;
const STARTED = [...FORWARDED, ['start', {}]] as const;

/** What the yearly report counts an order by; the other one that was answered still lacks it. */
const CLASSIFIED: DemoTicket['actions'][number] = [
  'classify',
  {
    orderKind: 'act',
    issuingState: 'Germany',
    category: 'STATEMENT_CATEGORY_SCAMS_AND_FRAUD',
    subcategory: 'KEYWORD_PHISHING',
    itemCount: 2,
    citedProvisions: ['Section 263a of the Criminal Code'],
  },
];

/** A letter about a client that nobody has found yet, without an address for a receipt. */
const BY_POST: DemoTicket = {
  ...ticket('Tribunale di Milano', 'high', 26, 'A letter of the court, scanned by reception.', ACKNOWLEDGED),
  wording: {
    channel: 'post',
    target: 'the operator of northlight.example',
    orderKind: 'act',
    issuingState: 'Italy',
    ownReference: 'RG 26/11873',
    legalBasis: 'Article 17 of Legislative Decree 70/2003',
    reasons: 'The page offers a medicine that needs a prescription.',
    urls: ['https://northlight.example/p/4711'],
    doNotInform: true,
  },
};

/** A ticket in every state that staff see, one of them too late. */
export const DEMO_TICKETS: readonly DemoTicket[] = [
  ticket('Bundesnetzagentur', 'normal', 2, 'Asks for the monthly active users in the Union.'),
  ticket('Autoriteit Consument & Markt', 'critical', 30, 'Order to act against illegal content.'),
  ticket('Arcom', 'high', 5, 'Order to give information.', ACKNOWLEDGED),
  ticket('Coimisiún na Meán', 'normal', 6, 'Asks who decides on complaints.', ...FORWARDED),
  ticket('AGCOM', 'low', 8, 'Asks for the point of contact of users.', ...STARTED),
  ticket('CNMC', 'high', 9, 'Order to act, two addresses missing.', ...STARTED, ['ask-authority', {}]),
  ticket('Autoriteit Consument & Markt', 'normal', 12, 'Asks for the terms in Dutch.', ...STARTED, [
    'respond',
    { outcome: 'partly', outcomeReason: 'There are no terms in Dutch for the second service.' },
  ]),
  ticket(
    'Bundesnetzagentur',
    'normal',
    20,
    'Order to act against two pages that imitate a bank.',
    ...STARTED,
    CLASSIFIED,
    ['respond', { outcome: 'given' }],
    ['close', { reason: 'Answered in full' }],
  ),
  BY_POST,
];
