import { APPOINTMENT_CONTEXT_PATH, type AppointmentView } from '@rep13/contracts-agreements';
import type { AppointmentFacts } from '../register/register-facts.ts';

const REGULATION = 'http://data.europa.eu/eli/reg/2022/2065/oj';

/** Where the terms are described that are said of the appointment. */
export const contextUrl = (publicUrl: string): string => `${publicUrl}${APPOINTMENT_CONTEXT_PATH}`;

/** Where people read the same. */
export const registerUrl = (publicUrl: string, registerNumber: string): string =>
  `${publicUrl}/register/${registerNumber}`;

/** Pure: the appointment as JSON-LD, the same facts as the register's page. */
export const toAppointment = (view: AppointmentFacts, publicUrl: string): AppointmentView => ({
  '@context': contextUrl(publicUrl),
  ...factsOf(view, publicUrl),
});

/** The facts alone, for whatever they stand in. */
export const factsOf = (
  { representative: { languages, ...representative }, ...view }: AppointmentFacts,
  publicUrl: string,
) => ({
  '@id': registerUrl(publicUrl, view.registerNumber),
  '@type': 'LegalRepresentativeAppointment',
  legalBasis: `${REGULATION}#art_13`,
  registerNumber: view.registerNumber,
  companyName: view.companyName,
  website: view.website,
  state: view.state,
  beganAt: view.beganAt,
  endsAt: view.endsAt,
  runOffUntil: view.runOffUntil,
  representative: { '@type': 'LegalRepresentative', ...representative, availableLanguage: languages },
  pointOfContact: { '@type': 'PointOfContact', ...view.pointOfContact },
});
