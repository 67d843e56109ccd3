import type { AgreementText } from '@rep13/contracts-agreements';
import type { ClientParticularsView } from '@rep13/contracts-onboarding';
import { filled, p } from '../paragraph.ts';
import type { Particulars } from '../particulars.ts';
import type { ClauseText } from '../template.ts';

/** What the Client does, so that the Representative can. */
export const clientClauses = ({ client }: Particulars): ClauseText[] => [
  {
    heading: 'Duties of the Client',
    paragraphs: [
      p`The Client’s legal contact is ${filled(client.legalContactName)}, ${filled(client.legalContactEmail)}. ${escalationContact(client)}`,
      p`The Client warrants that its details in this agreement are complete and true. It reports every change of them, of its contacts and of the Services that matters for this agreement before the change takes effect where it can, and at the latest within 30 days after it.`,
      p`The Client makes sure that a person with authority to act reads messages from the Representative on every day, and answers each Order in the time that the Authority or the law sets, with correct and complete information.`,
      p`The Client tells the Representative without undue delay about every Order that reaches it directly, and about proceedings against it under the DSA.`,
      p`The Client checks its provider information at least once a year and confirms or corrects it.`,
    ],
  },
];

const escalationContact = (client: ClientParticularsView): AgreementText[] => {
  const { escalationContactName: name, escalationContactEmail: email } = client;
  if (!name && !email)
    return p`It names no separate escalation contact; the legal contact also serves as such.`;
  return p`Its escalation contact is ${filled([name, email].filter(Boolean).join(', '))}.`;
};
