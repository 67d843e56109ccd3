import {
  BillingTaskOpened,
  SubscriptionStopped,
  BooksDiffer,
  ProviderTroubleFound,
} from '@rep13/contracts-onboarding';
import { PROVIDER_TROUBLES, type BillingTaskKind } from '@rep13/contracts-constants';
import { defineInternalEmail, type EmailFacts, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { clientName } from '../ticket-facts.ts';

interface BillingTaskFacts extends EmailFacts {
  readonly taskId: number;
  readonly kind: BillingTaskKind;
}

/** What happened, as a subject, and what has to be done. */
const TASK_TEXTS: Record<BillingTaskKind, readonly [subject: string, text: string]> = {
  'vat-unclear': [
    'an invoice is on hold: VAT treatment unclear',
    'A fee is paid, and no invoice is issued until its VAT treatment is settled. If a company or tax number is missing, ask the client to enter it under Billing: then the invoice comes by itself.',
  ],
  'other-amount': [
    'another amount or currency than ours was paid',
    'It is not taken for the fee, and the client has not paid. Look the payment up at the provider, pay it back there, and tell the client.',
  ],
  'second-subscription': [
    'a client paid for a second subscription',
    'The second one was cancelled and is paid back by itself. Tell the client that it was charged once only.',
  ],
  'unknown-payment': [
    'a payment belongs to none of our clients',
    'The provider tells of a payment that we cannot match. Look it up there, and pay it back if it is nobody’s.',
  ],
  debt: [
    'a yearly fee is unpaid for 60 days',
    'By the agreement this is a material breach. Nothing ends by itself: decide whether the mandate continues, and write to the client.',
  ],
  dispute: [
    'a bank takes a payment back',
    'The client’s bank disputes a payment. Answer at the provider before its date is over, and speak to the client.',
  ],
  'books-differ': [
    'ledger, invoices and provider do not agree',
    'What the provider has of a client is not what our ledger or its invoices say, and it stayed so for an hour. The task says which movement differs. Find out which of them is wrong, and put it right at the provider or with us.',
  ],
  'ended-at-provider': [
    'the provider charges a client no more',
    'Nobody here has asked for it. Read at the provider who ended the subscription, and speak to the client. Where nothing is owed, the client has got notice, and the mandate ends with it.',
  ],
  'webhooks-missing': [
    'the provider’s webhooks do not arrive',
    'A payment was found only because we asked the provider; no webhook has told of it within an hour. Clients wait longer than they should. Look in the provider’s dashboard whether webhooks are sent to us and what we answered, and send again what failed.',
  ],
  'provider-settings': [
    'the account at the provider is not set as it has to be',
    'Something that payments need is missing or switched off there. The task says what. Set it right in the provider’s dashboard.',
  ],
  'refund-failed': [
    'a refund failed',
    'The provider refused to pay a fee back, or the client’s bank sent it back later. Read the reason, and pay it back in another way.',
  ],
};

/** Tells staff that something about money is theirs to settle. */
export const billingTask = defineInternalEmail<BillingTaskFacts>({
  kind: 'billing-task',
  to: 'staff',
  on: [
    when(BillingTaskOpened, ({ taskId, signupId, kind }) => [
      { taskId, kind, ...(signupId !== null && { signupId }) },
      taskId,
    ]),
    when(SubscriptionStopped, ({ taskId, signupId }) => [
      { taskId, kind: 'ended-at-provider', signupId },
      taskId,
    ]),
    when(BooksDiffer, ({ taskId, signupId }) => [{ taskId, kind: 'books-differ', signupId }, taskId]),
    when(ProviderTroubleFound, ({ taskId, kind }) => [{ taskId, kind }, taskId]),
  ],
  write: async ({ kind, signupId }, { findParty, links }) => {
    const [what, text] = TASK_TEXTS[kind];
    const isOfClients = !(PROVIDER_TROUBLES as readonly BillingTaskKind[]).includes(kind);
    const client = signupId === undefined ? 'None of ours' : clientName(await findParty(signupId), signupId);
    return {
      subject: `Payments: ${what}`,
      preview: text,
      heading: `${what.charAt(0).toUpperCase()}${what.slice(1)}`,
      blocks: [
        paragraph(text),
        ...(isOfClients ? [facts(['Client', client])] : []),
        button({ label: 'Open the payments', url: links.payments() }),
      ],
    };
  },
});
