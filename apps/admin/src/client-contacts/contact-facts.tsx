import type { ClientParticularsView } from '@rep13/contracts-onboarding';
import { mailTo } from '@rep13/ui';
import type { ReactNode } from 'react';

/** The people at a client, each with name and address; `none` where there is neither. */
export const contactFacts = (
  client: ClientParticularsView,
  none: string,
): [label: string, contact: ReactNode][] => [
  ['Legal contact', contact(client.legalContactName, client.legalContactEmail) ?? none],
  ['Escalation contact', contact(client.escalationContactName, client.escalationContactEmail) ?? none],
];

function contact(name: string | null, email: string | null): ReactNode {
  if (!email) return name;
  return (
    <>
      {name && <span>{`${name}, `}</span>}
      <a href={mailTo(email)}>{email}</a>
    </>
  );
}
