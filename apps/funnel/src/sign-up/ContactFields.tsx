import { TextField } from '@rep13/ui';
import { FIELD_LABELS } from './signup-fields.ts';

/** Whom we reach when an authority writes. */
export function LegalContactFields() {
  return (
    <>
      <TextField name="legalContactName" label={FIELD_LABELS.legalContactName} autoComplete="name" />
      <TextField
        name="legalContactEmail"
        label={FIELD_LABELS.legalContactEmail}
        type="email"
        autoComplete="email"
      />
    </>
  );
}

/** Whom we reach when the legal contact does not answer. */
export function EscalationContactFields() {
  return (
    <>
      <TextField
        name="escalationContactName"
        label={FIELD_LABELS.escalationContactName}
        isOptional
        autoComplete="off"
      />
      <TextField
        name="escalationContactEmail"
        label={FIELD_LABELS.escalationContactEmail}
        isOptional
        type="email"
        autoComplete="off"
      />
    </>
  );
}
