import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@rep13/contracts-agreements/constants';
import { CURRENCY, PRICE_CENTS } from '@rep13/contracts-constants';
import { REPOSITORY } from '@rep13/local-stack';

const FILE = join(REPOSITORY, 'apps/marketing/src/sample-agreement/agreement.json');
const TEXT = join(REPOSITORY, 'services/agreements/src/text/draft-agreement.ts');

/** A company that does not exist, and says so by its name. */
const client = {
  companyName: 'Example Notes Inc.',
  registrationNumber: null,
  countryOfIncorporation: 'Canada',
  registeredAddress: '1 Example Street, Toronto',
  websiteUrl: 'https://notes.example',
  legalContactName: 'Alex Example',
  legalContactEmail: 'legal@notes.example',
  escalationContactName: null,
  escalationContactEmail: null,
};

const slot = (field: string) => `%ENTITY.${field}%`;
const PRINTED = [
  ...['brand', 'name', 'registry', 'registryCode', 'city', 'memberState', 'coordinator'],
  ...['authorityEmail', 'supportEmail', 'phone'],
];
/** Who we are is known to the gateway alone, which fills these slots in every page. */
const representative = {
  ...Object.fromEntries(PRINTED.map((field) => [field, slot(field)])),
  address: `${slot('street')}, ${slot('postalCode')} ${slot('city')}, ${slot('country')}`,
};

/** Visitors read what clients sign: the site's copy is written by the code that writes the agreement. */
describe('the sample agreement of the site', () => {
  it('is the text that is signed; else: npm run reference', async () => {
    const { draftAgreement } = (await import(TEXT)) as {
      draftAgreement: (version: string, particulars: object) => { sha256: string };
    };
    const particulars = {
      client,
      representative,
      feeCents: PRICE_CENTS,
      currency: CURRENCY,
      contactPoint: true,
    };
    const { sha256: _, ...agreement } = draftAgreement(CONTRACT_VERSION, particulars);
    const text = `${JSON.stringify(agreement, null, 2)}\n`;
    if (process.env['WRITE_REFERENCE'] === '1') writeFileSync(FILE, text);
    expect(readFileSync(FILE, 'utf8')).toBe(text);
  });
});
