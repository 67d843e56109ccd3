import { p } from '../paragraph.ts';
import type { ClauseText } from '../template.ts';

/** What strangers are told of the mandate, beside the confidence that the parties promise each other. */
export const registerClause: ClauseText = {
  heading: 'Public register',
  paragraphs: [
    p`So that Authorities and recipients of the service can see whom the Representative represents, as Article 13(4) DSA intends, the Representative keeps a public register. It shows the Client’s company name and website, a register number, when the mandate began and ended, whether the Digital Services Coordinator was notified of it, whether the Representative is the Client’s electronic point of contact, and whether the Representative’s details were seen on the Client’s website. A certificate of appointment adds the country of incorporation, the company number where there is one, and the registered address.`,
    p`Entries are found by name, website or number and are not listed. The register shows no persons, no payments and no Orders. The clause on confidentiality does not stand in its way.`,
  ],
};
