import { p } from '../paragraph.ts';
import type { Particulars } from '../particulars.ts';
import type { ClauseText } from '../template.ts';

/** What the words mean, the designation of Article 13(1) and the mandate of Article 13(2). */
export const appointmentClauses = ({ representative }: Particulars): ClauseText[] => [
  {
    heading: 'Definitions',
    paragraphs: [
      p`Words that the DSA defines have the same meaning in this agreement.`,
      p`“Authority” means the competent authorities of the Member States, among them the Digital Services Coordinators, the European Commission and the European Board for Digital Services.`,
      p`“Order” means any decision, order, request for information, notice or other communication that an Authority addresses to the Client or to the Representative on an issue under the DSA.`,
      p`“Services” means the intermediary services that the Client offers in the European Union under the address stated above and under any address it later notifies to the Representative.`,
    ],
  },
  {
    heading: 'Appointment',
    paragraphs: [
      p`The Client designates the Representative as its legal representative in the European Union within the meaning of Article 13(1) DSA, for all of the Services. The Representative accepts.`,
      p`The Representative is established in the following Member State and acts from there: ${representative.memberState}. The Digital Services Coordinator of that Member State is ${representative.coordinator}.`,
      p`The appointment does not constitute an establishment of the Client in the European Union (Article 13(5) DSA). It covers the DSA only and no other law; in particular it is not a designation under Article 27 of Regulation (EU) 2016/679 (the “GDPR”).`,
    ],
  },
  {
    heading: 'Mandate and powers',
    paragraphs: [
      p`The Client mandates the Representative to be addressed by Authorities, in addition to or instead of the Client, on all issues necessary for the receipt of, compliance with and enforcement of decisions issued in relation to the DSA (Article 13(2) DSA).`,
      p`The Representative may, in the Client’s name, receive Orders with effect for the Client, confirm their receipt, answer questions on the Client’s identity and on this mandate, pass on the Client’s answers, and cooperate with Authorities as the DSA requires.`,
      p`The Client gives the Representative the powers and the resources that are necessary to guarantee efficient and timely cooperation with Authorities and compliance with their decisions. It issues a separate power of attorney on request where an Authority asks for one.`,
      p`The Representative does not decide on the Client’s content, does not operate the Services and makes no admission in the Client’s name without the Client’s consent in writing. The Client stays responsible for complying with the DSA.`,
    ],
  },
];
