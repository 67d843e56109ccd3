import type { ReactNode } from 'react';
import { MESSAGES } from '@rep13/contracts-constants';
import { requiredText, TextField } from '@rep13/ui';

export const CLIENT_ID_RULE = requiredText(MESSAGES.clientId);

/** The client's user name; the server accepts it in any case, with any dash or none, and with its label. */
export function ClientIdField({ hint }: { hint?: ReactNode }) {
  return (
    <TextField
      name="clientId"
      label="Client ID"
      hint={hint}
      autoComplete="username"
      autoCapitalize="characters"
      spellCheck={false}
      placeholder="DSA-XXXXXX"
    />
  );
}
