import { p } from '../paragraph.ts';
import type { Particulars } from '../particulars.ts';
import type { ClauseText } from '../template.ts';

/** What the Representative does, and how fast. */
export const representativeClauses = ({ representative }: Particulars): ClauseText[] => [
  {
    heading: 'Duties of the Representative',
    paragraphs: [
      p`The Representative keeps an address, an electronic mailbox (${representative.authorityEmail}) and a telephone number (${representative.phone}) at which Authorities reach it 24 hours a day, seven days a week.`,
      p`It acknowledges every Order to the Authority within 24 hours after receiving it, counted in plain hours on every day of the year, and forwards the Order to the Client without undue delay, at the latest within the same 24 hours.`,
      p`It forwards Orders to the legal contact named in this agreement and, if that contact does not react in time, to the escalation contact. It passes the Client’s answers on to the Authority and keeps a record of each step.`,
      p`It provides the Client with its contact details in a form fit for publication, with code for the Client’s website, and with documents that prove the designation. The service begins within 24 hours after this agreement is signed and the first fee is paid.`,
      p`It keeps the records of Orders and of its own actions for five years.`,
    ],
  },
  {
    heading: 'Notification and publication',
    paragraphs: [
      p`The Client has to notify the name, postal address, electronic mail address and telephone number of the Representative to the Digital Services Coordinator named in clause 2 (Article 13(4) DSA). It authorises the Representative to make this notification in its name, and to correct and withdraw it.`,
      p`The Client publishes the same details on its website, where they are easily accessible, and keeps them accurate and up to date. Until it has done so its duty under Article 13(4) DSA is not met.`,
    ],
  },
];
