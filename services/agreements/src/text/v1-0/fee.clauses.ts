import { p } from '../paragraph.ts';
import type { Particulars } from '../particulars.ts';
import type { ClauseText } from '../template.ts';

const euros = (cents: number) => (cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2));

/** What it costs and what happens when it is not paid. */
export const feeClauses = ({ feeCents, currency }: Particulars): ClauseText[] => [
  {
    heading: 'Fee and payment',
    paragraphs: [
      p`The fee is ${currency} ${euros(feeCents)} for each year. It is due in advance, at the start of each contract year. There is no set-up fee. For individuals in the European Union the fee includes value added tax.`,
      p`The fee covers everything that this agreement obliges the Representative to do. On request, and only after the Client has ordered it in writing, the Representative also offers: an urgent response (EUR 75 for each case), translation (EUR 50 for each page), assistance with takedown (EUR 100 for each request), an annual compliance review (EUR 150 a year) and a review of a transparency report (EUR 100).`,
      p`The Client may ask for the first year’s fee back within 30 days after paying it. The Representative refunds it in full within 5 to 7 business days, and this agreement ends on the day of the request; clause 10 applies.`,
      p`Late payments bear interest of 1.5 % for each month, or the highest rate that the law allows if that is lower. A fee that is unpaid 60 days after it was due is a material breach of this agreement.`,
      p`The fee does not include legal advice, compliance with the GDPR, content moderation or tax registration.`,
    ],
  },
];
