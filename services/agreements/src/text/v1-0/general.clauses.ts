import { p } from '../paragraph.ts';
import type { Particulars } from '../particulars.ts';
import type { ClauseText } from '../template.ts';

/** Confidence, data, law, form. */
export const generalClauses = ({ representative }: Particulars): ClauseText[] => [
  {
    heading: 'Confidentiality',
    paragraphs: [
      p`Each party keeps secret what it learns about the other in connection with this agreement, uses it for this agreement only, and discloses it only to Authorities, courts and advisers bound to secrecy, or where the law demands it. This holds for five years after the end.`,
    ],
  },
  {
    heading: 'Data protection',
    paragraphs: [
      p`Each party is a controller for the contact data of the other party’s staff and processes it to perform this agreement and to meet its legal duties. The Representative keeps the data that concerns the representation for five years after the end and payment records for seven years.`,
      p`As far as an Order contains personal data for which the Client is the controller, the Representative processes it only to forward and answer the Order. The Representative’s data processing agreement, in its version at the time of signing, applies.`,
    ],
  },
  {
    heading: 'Governing law and courts',
    paragraphs: [
      p`This agreement is governed by the law of the Member State in which the Representative is established, without its rules on the conflict of laws. The courts of ${representative.city} have jurisdiction. Mandatory rights that the law gives to either party stay untouched.`,
    ],
  },
  {
    heading: 'Form and final provisions',
    paragraphs: [
      p`This agreement is made in electronic form and in English. The Client signs it by typing the name of a person who is authorised to bind the Client; the time, the network address and a checksum of this text are recorded with the signature. The Representative signs by issuing the agreement under a number. A copy is sent to the Client.`,
      p`Changes need text form and the consent of both parties. If a provision is void, the others stay in force, and the parties replace it with a valid one that comes closest to its purpose.`,
      p`Neither party may transfer this agreement without the other’s consent. It replaces all earlier agreements between the parties on the same subject.`,
    ],
  },
];
