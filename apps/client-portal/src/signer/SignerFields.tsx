import type { ReactNode } from 'react';
import { CheckboxField, TextField } from '@rep13/ui';

/** The name and the title of who signs for the company. @param children what the tick confirms */
export function SignerFields({ children }: { children: ReactNode }) {
  return (
    <>
      <TextField name="signerName" isPrinted label="Your full name" autoComplete="name" />
      <TextField
        name="signerTitle"
        isPrinted
        label="Your title or position"
        autoComplete="organization-title"
      />
      <CheckboxField name="isAuthorised">{children}</CheckboxField>
    </>
  );
}
