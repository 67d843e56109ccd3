import type { AgreementTemplate } from '../template.ts';
import { V1_0 } from '../v1-0/v1-0.template.ts';
import { contactPointClause } from './contact-point.clause.ts';
import { registerClause } from './register.clause.ts';

/** Behind all clauses that others name by their numbers. */
const BEFORE = 'Confidentiality';

/** 1.0 with the point of contact of Article 11 DSA and the public register: its wording is final. */
export const V1_1: AgreementTemplate = {
  ...V1_0,
  version: '1.1',
  clauses: (particulars) =>
    V1_0.clauses(particulars).flatMap((clause) =>
      clause.heading === BEFORE ? [contactPointClause(particulars), registerClause, clause] : [clause],
    ),
};
