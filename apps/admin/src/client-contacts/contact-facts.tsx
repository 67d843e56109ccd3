import type { ClientParticularsView } from '@rep13/contracts-onboarding';
import { CONTACTS, PARTICULARS_COLUMNS } from '@rep13/contracts-onboarding/constants';
import { mailTo } from '@rep13/ui';
import type { ReactNode } from 'react';

/** The people at a client, each with name and address; `none` where there is neither. */
export const contactFacts = (
  client: ClientParticularsView,
  none: string,
): [label: string, contact: ReactNode][] =>
  CONTACTS.map(({ name, email }) => [
    PARTICULARS_COLUMNS[name],
    contact(client[name], client[email]) ?? none,
  ]);

function contact(name: string | null, email: string | null): ReactNode {
  if (!email) return name;
  return (
    <>
      {name && <span>{`${name}, `}</span>}
      <a href={mailTo(email)}>{email}</a>
    </>
  );
}
