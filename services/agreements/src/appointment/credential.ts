import type { AppointmentFacts } from '../register/register-facts.ts';
import { contextUrl, factsOf } from './appointment.ts';
import type { Credential } from './signed-credential.ts';
import { STATUS_PURPOSE, statusListUrl } from './status-list.ts';

const VALID_MS = 7 * 86_400_000;

/**
 * Pure: the appointment as a W3C Verifiable Credential 2.0. Good for seven days, and not beyond the end of the mandate
 * where that is known; whether it ended since, the status list says.
 */
export function appointmentCredential(
  view: AppointmentFacts,
  publicUrl: string,
  { now, statusIndex }: { readonly now: Date; readonly statusIndex: number },
): Credential {
  const { '@id': id, '@type': type, ...facts } = factsOf(view, publicUrl);
  const lastMoment = view.endsAt === null ? Infinity : Date.parse(view.endsAt);
  const validUntil = new Date(Math.min(now.getTime() + VALID_MS, lastMoment));
  const statusListCredential = statusListUrl(publicUrl);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2', contextUrl(publicUrl)],
    type: ['VerifiableCredential', 'LegalRepresentativeCredential'],
    issuer: publicUrl,
    validFrom: view.beganAt,
    validUntil: validUntil.toISOString(),
    credentialStatus: {
      id: `${statusListCredential}#${statusIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: STATUS_PURPOSE,
      statusListIndex: `${statusIndex}`,
      statusListCredential,
    },
    credentialSubject: { id, type, ...facts },
  };
}
