import { registerNumberHash } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { foldName } from './folded-name.ts';
import { RegisterEntry } from './register-entry.entity.ts';
import { companyKey, hostOf, KEYS_VERSION, registrableDomain } from './search-keys.ts';

interface Begun {
  readonly id: number;
  readonly signupId: number;
  readonly registerNumber: string;
}

/**
 * Enters a mandate that began into the register, as the company is called now, or as it signed. In the transaction of what
 * begins it; again, it takes the place of what stood there.
 */
export async function enterRegister(db: EntityManager, mandate: Begun): Promise<void> {
  const [client] = await db.query<{ companyName: string; websiteUrl: string }[]>(
    `select client->>'companyName' as "companyName", client->>'websiteUrl' as "websiteUrl"
     from (
       select coalesce(m.client, a.particulars->'client') as client
       from legal_agreements a join mandates m using (signup_id) where m.id = $1
     ) as named`,
    [mandate.id],
  );
  if (!client) return;
  const website = hostOf(client.websiteUrl) ?? '';
  const { whole, short } = foldName(client.companyName);
  await db.save(RegisterEntry, {
    mandateId: mandate.id,
    numberSha256: registerNumberHash(mandate.registerNumber),
    companyName: client.companyName,
    companyKey: companyKey(client.companyName),
    wholeName: whole,
    shortName: short,
    keysVersion: KEYS_VERSION,
    website,
    domain: registrableDomain(website),
  });
}
