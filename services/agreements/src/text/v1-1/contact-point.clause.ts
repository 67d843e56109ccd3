import { p } from '../paragraph.ts';
import type { Particulars } from '../particulars.ts';
import type { ClauseText } from '../template.ts';

/** Article 11 DSA, designated or not as the client chose; Article 12 stays the client's either way. */
export const contactPointClause = ({
  representative,
  contactPoint,
}: Pick<Particulars, 'representative' | 'contactPoint'>): ClauseText => ({
  heading: 'Electronic point of contact',
  paragraphs: [
    contactPoint ? designated(representative.authorityEmail) : notDesignated,
    p`The Client may designate the Representative for this, or withdraw the designation, in the client portal at any time while the mandate is in force. The change takes effect when the Representative has recorded it there; the rest of this agreement stays as it is. While the designation stands, the following paragraphs apply.`,
    p`Orders under Articles 9 and 10 DSA are transmitted to the electronic point of contact (Articles 9(2)(c) and 10(2)(c) DSA). Whatever the judicial or administrative authorities of a Member State transmit there under the DSA is an Order, and the duties of the Representative apply to it.`,
    p`The Client makes the information about the point of contact public, easily accessible and up to date, with the languages that can be used (Article 11(2) and (3) DSA), and names no other one for Article 11 DSA. The Representative gives the Client this information in a form fit for publication.`,
    p`The point of contact for recipients of the service is no part of this designation. Under Article 12 DSA the Client provides it itself.`,
    p`For 90 days after the end of the mandate the Representative stays the point of contact for Orders that concern the time of the mandate, as the clause on the time after the end says.`,
  ],
});

const designated = (address: string) =>
  p`The Client designates the Representative as its single point of contact within the meaning of Article 11(1) DSA, at which the authorities of the Member States, the European Commission and the European Board for Digital Services communicate with it directly and by electronic means, at ${address}. The Representative accepts.`;

const notDesignated = p`The Client does not designate the Representative as its point of contact within the meaning of Article 11 DSA: it has one of its own and makes it public. Orders under Articles 9 and 10 DSA are sent there and not to the Representative; the Client tells the Representative about them as its duties in this agreement say.`;
