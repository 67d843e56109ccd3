import type { EntityManager } from 'typeorm';
import { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import type { Mandate, MandateClient } from '../mandates/mandate.entity.ts';

/** What tells a client from another of the same name: nothing of its people. */
export type CertifiedClient = Pick<
  MandateClient,
  'countryOfIncorporation' | 'registrationNumber' | 'registeredAddress'
>;

/** As it is now, or as it was signed where nothing has changed since. */
export async function certifiedClient(
  db: EntityManager,
  { signupId, client }: Pick<Mandate, 'signupId' | 'client'>,
): Promise<CertifiedClient> {
  const { particulars } = await db.findOneByOrFail(LegalAgreement, { signupId });
  const { countryOfIncorporation, registrationNumber, registeredAddress } = client ?? particulars.client;
  return { countryOfIncorporation, registrationNumber, registeredAddress };
}
