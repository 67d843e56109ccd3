import { HOUR_MS } from '@rep13/contracts-constants';
import { MailMissed, MailWarned } from '@rep13/contracts-sla';
import { eventually } from '@rep13/testing';
import { mailsOf } from '../../../test/arriving-mails.ts';
import { startSla, type SlaUnderTest } from '../../../test/sla-under-test.ts';
import { CheckMailDeadlines } from './check-mail-deadlines.ts';

describe('mails that wait', () => {
  let sla: SlaUnderTest;
  beforeAll(async () => {
    sla = await startSla();
  });
  afterAll(() => sla.stop());
  const { announced, take } = mailsOf(() => sla);

  it('hold up no other when one can not be checked, and it makes up for it', async () => {
    const bad = await take({ text: 'Fails.' });
    const good = await take({ text: 'Comes behind.' });
    await sla.db.query(
      `alter table inbound_mails add constraint bad check (id <> ${bad.id} or warned_percent = 0)`,
    );
    const warnedOf = (id: number) =>
      eventually(async () => (await sla.published(MailWarned)).some(({ mailId }) => mailId === id), {
        fact: `mail ${id} was warned of`,
      });
    sla.passTime(12.1 * HOUR_MS);
    await warnedOf(good.id);
    await sla.db.query('alter table inbound_mails drop constraint bad');
    sla.passTime(0.1 * HOUR_MS);
    await warnedOf(bad.id);
  });

  it('warn on their way to 24 hours, and are missed once', async () => {
    const mail = await take({ text: 'In time?' });
    const list = await take({ head: ['List-Id: <news.example>'], from: 'n@news.example', text: 'News.' });
    const check = () => sla.app.get(CheckMailDeadlines).check();
    for (const hours of [12, 6, 4, 2.1, 24]) {
      sla.passTime(hours * HOUR_MS);
      await eventually(
        async () => {
          await check();
          const due = await sla.db.query<object[]>('select from inbound_mails where next_warning_at <= $1', [
            sla.now(),
          ]);
          return due.length === 0;
        },
        { fact: 'no mail was due' },
      );
    }
    const warned = (await sla.published(MailWarned)).filter(({ mailId }) => mailId === mail.id);
    expect(warned.map(({ percent }) => percent)).toEqual([50, 75, 90]);
    expect((await sla.published(MailMissed)).filter(({ mailId }) => mailId === mail.id)).toHaveLength(1);
    expect(await announced(list.id)).toEqual(['aside']);
  });
});
