import { GetMailKey } from '@rep13/contracts-sla';
import * as openpgp from 'openpgp';
import { OURS } from '../../../test/arriving-mails.ts';
import { startSla } from '../../../test/sla-under-test.ts';
import { wkdHash } from './wkd-hash.ts';

it.each([
  ['that names our address is given out, without its secret', OURS, OURS, true],
  ['is given out by no other hash', OURS, 'other@rep13.example', false],
  ['that names another address is not given out', 'other@rep13.example', OURS, false],
])('a key %s', async (_, email, asked, isGiven) => {
  const { privateKey: key } = await openpgp.generateKey({ userIDs: [{ email }], format: 'object' });
  const sla = await startSla({ MAIL_PGP_KEY: key.armor() });
  try {
    const answer = sla.call(GetMailKey, { hash: wkdHash(asked) });
    if (!isGiven) return await expect(answer).rejects.toMatchObject({ status: 404 });
    const given = await openpgp.readKey({ binaryKey: Uint8Array.from((await answer).bytes) });
    expect([given.getFingerprint(), given.isPrivate()]).toEqual([key.getFingerprint(), false]);
  } finally {
    await sla.stop();
  }
});
