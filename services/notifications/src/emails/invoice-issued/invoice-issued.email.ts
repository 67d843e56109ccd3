import type { InvoiceKind } from '@rep13/contracts-constants';
import { billingButton } from '../billing-button.ts';
import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { facts, paragraph } from '../email-content.ts';
import { isAddressProven } from '../proven-address.ts';

interface InvoiceIssuedFacts extends ClientEmailFacts {
  readonly number: string;
  readonly kind: InvoiceKind;
}

const WORDS = {
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
    preview: 'It takes back the invoice of a fee that we paid back.',
    about: (company: string) =>
      `This credit note of ${company} takes back the invoice of a fee that we paid back. There is nothing left to do.`,
  },
} as const;

/**
 * Brings an invoice or a credit note. It holds name and address as they were typed, so an address that nobody has proven
 * gets the way to it instead.
 */
export const invoiceIssued = defineClientEmail<InvoiceIssuedFacts>({
  kind: 'invoice-issued',
  to: 'legal-contact',
  write: async ({ number, kind }, { party, links, invoicePdf }) => {
    const { name, label, preview, about } = WORDS[kind];
    const isProven = isAddressProven(party);
    return {
      subject: `Your ${name} ${number}`,
      preview,
      heading: `Your ${name}`,
      blocks: [
        paragraph(
          `${about(party.companyName)} ${isProven ? 'You find it attached as a PDF.' : 'You can open it as a PDF in the client portal.'}`,
        ),
        facts([label, number], ['Client ID', party.clientId]),
        billingButton('See all your invoices', links),
      ],
      attachments: isProven ? [await invoicePdf(number)] : [],
    };
  },
});
