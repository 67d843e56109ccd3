import { almostBoundaries, BOMBS, plain } from '../../../test/mail-bombs.ts';
import { MailReader } from './mail-reader.ts';
import type { ReaderSettings } from './mail-facts.ts';

const SETTINGS: ReaderSettings = {
  address: 'authorities@rep13.test',
  authserv: null,
  trustAnchors: null,
  pgpKey: null,
  knownKeys: [],
};
const reader = new MailReader();
const read = (mail: string) => reader.read(Buffer.from(mail), SETTINGS);

describe('a mail that was made to hold us up', () => {
  it.each(BOMBS)('is read as far as it can be: %s', async (_, mail, reading, reason, warnings) => {
    const facts = await read(mail);
    expect(facts).toMatchObject({ read: reading, reason, warnings });
    expect(facts.from?.address ?? facts.reason).toBe(
      reason === 'headers-too-large' ? 'headers-too-large' : 'eva@acm.example',
    );
  });

  it('costs the process at most, never the next mail', async () => {
    await read(almostBoundaries()).catch((error: unknown) => error);
    expect(await read(plain('Please remove it.'))).toMatchObject({
      read: 'whole',
      text: 'Please remove it.',
    });
  });
});
