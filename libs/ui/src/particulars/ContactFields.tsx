import { PARTICULARS_LABELS as LABELS } from '@rep13/contracts-onboarding/constants';
import { TextField } from '../form/TextField.tsx';

/** Whom we reach when an authority writes. */
export function LegalContactFields() {
  return (
    <>
      <TextField name="legalContactName" isPrinted label={LABELS.legalContactName} autoComplete="name" />
      <TextField
        name="legalContactEmail"
        label={LABELS.legalContactEmail}
        type="email"
        autoComplete="email"
      />
    </>
  );
}

/** Who we contact if the legal contact does not reply. */
export function EscalationContactFields() {
  return (
    <>
      <TextField
        name="escalationContactName"
        isPrinted
        label={LABELS.escalationContactName}
        isOptional
        autoComplete="off"
      />
      <TextField
        name="escalationContactEmail"
        label={LABELS.escalationContactEmail}
        isOptional
        type="email"
        autoComplete="off"
      />
    </>
  );
}
