import { InvoicePdfMade } from '@rep13/contracts-agreements';
import type { InvoiceKind } from '@rep13/contracts-constants';
import { billingButton } from '../billing-button.ts';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { facts, paragraph } from '../email-content.ts';

interface InvoiceIssuedFacts extends ClientEmailFacts {
  readonly number: string;
  readonly kind: InvoiceKind;
  /** The credit note that it cancels. */
  readonly cancels?: string;
}

const DOCUMENT_TEXTS = {
  invoice: {
    name: 'invoice',
    label: 'Invoice',
    preview: 'It is paid: there is nothing left to do.',
    about: (company: string) =>
      `This is the invoice of ${company} for the yearly fee. It is paid: there is nothing left to do.`,
  },
  'credit-note': {
    name: 'credit note',
    label: 'Credit note',
    preview: 'It takes back what of an invoice was paid back.',
    about: (company: string) =>
      `This credit note of ${company} takes back what of an invoice was paid back. There is nothing left to do.`,
  },
  cancelling: {
    name: 'invoice',
    label: 'Invoice',
    preview: 'It cancels a credit note, because a refund did not reach you. You have nothing to pay.',
    about: (company: string) =>
      `This invoice of ${company} cancels a credit note, because the refund did not reach you. You have nothing to pay: we still owe you the money.`,
  },
} as const;

/**
 * Brings an invoice or a credit note. The PDF holds name and address as they were typed, and goes to an address that
 * nobody has proven as well: what it is about was paid with real money, so it is no cheap way to send words to strangers.
 */
export const invoiceIssued = defineClientEmail<InvoiceIssuedFacts>({
  kind: 'invoice-issued',
  to: 'legal-contact',
  on: when(InvoicePdfMade, ({ signupId, number, kind, cancels }) => [
    { signupId, number, kind, ...(cancels && { cancels }) },
    number,
  ]),
  write: async ({ number, kind, cancels }, { party, links, invoicePdf }) => {
    const { name, label, preview, about } = DOCUMENT_TEXTS[cancels ? 'cancelling' : kind];
    return {
      subject: `Your ${name} ${number}`,
      preview,
      heading: `Your ${name}`,
      blocks: [
        paragraph(`${about(party.companyName)} You find it attached as a PDF.`),
        facts([label, number], ...(cancels ? [['Cancels credit note', cancels] as const] : []), [
          'Client ID',
          party.clientId,
        ]),
        billingButton('See all your invoices', links),
      ],
      attachments: [await invoicePdf(number)],
    };
  },
});
