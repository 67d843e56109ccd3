import { DAY_MS } from '@rep13/contracts-constants';
import * as openpgp from 'openpgp';
import { pgpSignature } from './pgp.ts';

const FROM = 'eva@acm.nl';
/** Once, and in whole seconds, as OpenPGP has it: what is read back is compared with it. */
const NOW = Math.floor(Date.now() / 1_000) * 1_000;
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS);

it('what is signed after the end of its key is unchanged, and is said with that end', async () => {
  const userIDs = [{ email: FROM }];
  const made = { userIDs, date: daysAgo(10), format: 'object' } as const;
  const { privateKey } = await openpgp.generateKey(made);
  const message = await openpgp.createMessage({ text: 'Please act.' });
  const signing = { message, signingKeys: privateKey, detached: true, date: daysAgo(5) };
  const signature = await openpgp.sign(signing);
  // The signer's program has to believe that the key goes on.
  const { publicKey: ended } = await openpgp.reformatKey({
    ...{ privateKey, userIDs, format: 'object' },
    ...{ date: daysAgo(9), keyExpirationTime: (2 * DAY_MS) / 1_000 },
  });
  const known = { authserv: null, trustAnchors: null, pgpKey: null, address: 'authorities@rep13.test' };
  const settings = { ...known, knownKeys: [{ address: FROM, material: ended.armor() }] };
  const check = (text: string) => pgpSignature(Buffer.from(text), signature, FROM, settings);
  expect(await check('Please act.')).toMatchObject({
    ...{ state: 'valid', signer: FROM, validUntil: daysAgo(8).toISOString() },
  });
  expect(await check('Please wait.')).toMatchObject({ state: 'broken', validUntil: null });
});
