import type { AgreementTemplate } from '../template.ts';
import { appointmentClauses } from './appointment.clauses.ts';
import { clientClauses } from './client.clauses.ts';
import { feeClauses } from './fee.clauses.ts';
import { generalClauses } from './general.clauses.ts';
import { liabilityClauses } from './liability.clauses.ts';
import { partiesText } from './parties.ts';
import { representativeClauses } from './representative.clauses.ts';
import { termClauses } from './term.clauses.ts';

/** Signed since the first release: its wording is final. */
export const V1_0: AgreementTemplate = {
  version: '1.0',
  title: 'Legal Representative Agreement',
  parties: partiesText,
  clauses: (particulars) => [
    ...appointmentClauses(particulars),
    ...representativeClauses(particulars),
    ...clientClauses(particulars),
    ...feeClauses(particulars),
    ...termClauses(particulars),
    ...liabilityClauses(particulars),
    ...generalClauses(particulars),
  ],
};
