import { CompanyFields } from './CompanyFields.tsx';
import { EscalationContactFields, LegalContactFields } from './ContactFields.tsx';

/** Every particular of a company, to be changed. */
export function ParticularsFields() {
  return (
    <>
      <CompanyFields />
      <LegalContactFields />
      <EscalationContactFields />
    </>
  );
}
