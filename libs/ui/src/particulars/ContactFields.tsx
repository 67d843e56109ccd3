import { CONTACTS, PARTICULARS_LABELS as LABELS, type Contact } from '@rep13/contracts-onboarding/constants';
import { FieldPair } from '../form/FieldPair.tsx';
import { TextField } from '../form/TextField.tsx';

/** Whom we reach when an authority writes. */
export function LegalContactFields() {
  return CONTACTS.filter(({ isOptional }) => !isOptional).map(contactFields);
}

/** Who we contact if the legal contact does not reply. */
export function EscalationContactFields() {
  return CONTACTS.filter(({ isOptional }) => isOptional).map(contactFields);
}

/** Who registers is taken to be the legal contact: browsers fill in nobody else. */
function contactFields({ name, email, isOptional }: Contact) {
  return (
    <FieldPair key={name}>
      <TextField
        name={name}
        isPrinted
        label={LABELS[name]}
        isOptional={isOptional}
        autoComplete={isOptional ? 'off' : 'name'}
      />
      <TextField
        name={email}
        label={LABELS[email]}
        isOptional={isOptional}
        type="email"
        autoComplete={isOptional ? 'off' : 'email'}
      />
    </FieldPair>
  );
}
