import type { AgreementTemplate } from '../template.ts';
import { V1_0 } from '../v1-0/v1-0.template.ts';
import { registerClause } from './register.clause.ts';

const BEFORE = 'Confidentiality';

/** Not offered yet, and not final until it is: `CONTRACT_VERSION` says which one is. Adds the public register to 1.0. */
export const V1_1: AgreementTemplate = {
  ...V1_0,
  version: '1.1',
  clauses: (particulars) =>
    V1_0.clauses(particulars).flatMap((clause) =>
      clause.heading === BEFORE ? [registerClause, clause] : [clause],
    ),
};
