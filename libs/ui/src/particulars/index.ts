export { changedParticulars, NO_PARTICULARS, typedParticulars } from './changed-particulars.ts';
export { CompanyFields } from './CompanyFields.tsx';
export { EscalationContactFields, LegalContactFields } from './ContactFields.tsx';
export { PARTICULARS_RULES, type ParticularsValues } from './particulars.ts';
export { ParticularsFields } from './ParticularsFields.tsx';
