import { createHash } from 'node:crypto';
import { GetMail, GetMailbox } from '@rep13/contracts-sla';
import { mailsOf } from '../../../test/arriving-mails.ts';
import { almostBoundaries, BOMBS } from '../../../test/mail-bombs.ts';
import { startSla, type SlaUnderTest } from '../../../test/sla-under-test.ts';
import { MailPieces } from '../storage/mail-pieces.ts';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('mails that were made to hold us up', () => {
  let sla: SlaUnderTest;
  beforeAll(async () => {
    sla = await startSla();
  });
  afterAll(() => sla.stop());
  const { arrive, read } = mailsOf(() => sla);

  it('wait for a person with what could be read, and with every byte that was sent, while we answer', async () => {
    const bombs = [
      ...BOMBS.map(([name, raw, reading, readingReason]) => ({ name, raw, reading, readingReason })),
    ];
    const last = { name: 'almost boundaries', raw: almostBoundaries() };
    const ids: number[] = [];
    for (const { raw } of [last, ...bombs]) ids.push(await arrive(raw));
    const [first = 0, ...others] = ids;
    // Nothing was read yet of the last one that came, and staff is answered.
    expect((await sla.call(GetMail, { mailId: ids.at(-1)! })).state).toBe('reading');
    expect((await sla.call(GetMailbox, {})).state).toBe('none');
    const found = [];
    for (const id of others) found.push(await read(id));
    expect(found).toMatchObject(
      bombs.map(({ reading, readingReason }) => ({ state: 'waiting', reading, readingReason })),
    );
    expect(await read(first)).toMatchObject({ state: 'waiting', fromAddress: 'eva@acm.example' });
    for (const [at, { raw, name }] of [last, ...bombs].entries()) {
      const mail = await sla.call(GetMail, { mailId: ids[at]! });
      const bytes = await sla.app.get(MailPieces).bytesOf(mail);
      expect([name, sha256(bytes), mail.sha256]).toEqual([name, sha256(raw), sha256(raw)]);
    }
  });
});
