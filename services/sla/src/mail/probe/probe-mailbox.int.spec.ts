import { GetMailbox, MailProbeArrived, MailProbeDue, MailProbeMissed } from '@rep13/contracts-sla';
import { DAY_MS, MINUTE_MS } from '@rep13/contracts-constants';
import type { EventClass } from '@rep13/contracts-messaging';
import { mailOf, mailsOf, OURS } from '../../../test/arriving-mails.ts';
import { startSla, type SlaUnderTest } from '../../../test/sla-under-test.ts';
import { StoreMail } from '../storage/store-mail.service.ts';
import { ProbeMailbox } from './probe-mailbox.ts';

describe('the daily test of the mailbox', () => {
  let sla: SlaUnderTest;
  beforeAll(async () => {
    sla = await startSla();
    // So that no quarter of an hour ends on another day.
    sla.passTime(DAY_MS - (sla.now().getTime() % DAY_MS));
  });
  afterAll(() => sla.stop());
  const { read } = mailsOf(() => sla);

  const look = () => sla.app.get(ProbeMailbox).check();
  const count = async (event: EventClass) => (await sla.published(event)).length;
  const reported = async () => [await count(MailProbeMissed), await count(MailProbeArrived)];
  const state = async () => (await sla.call(GetMailbox, {})).probe?.state;
  let uid = 0n;
  /** The last test, as it reaches the mailbox. */
  const arrive = async (folder: string) => {
    const { tag } = (await sla.published(MailProbeDue)).at(-1)!;
    uid += 1n;
    const raw = Buffer.from(
      mailOf({ from: 'mail@rep13.example', to: OURS.replace('@', `+${tag}@`), text: tag }),
    );
    const place = { mailbox: OURS, folder, uidValidity: 1n, uid };
    const stored = await sla.app
      .get(StoreMail)
      .store({ raw, place, internalAt: null, isJunk: folder !== 'INBOX' });
    return read(stored.mailId);
  };

  it('is mailed once a day, put aside when it is found, and nobody is told', async () => {
    await Promise.all([look(), look()]);
    await look();
    expect(await count(MailProbeDue)).toBe(1);
    expect(await state()).toBe('sent');
    expect(await arrive('INBOX')).toMatchObject({ state: 'aside', decision: { rule: 'probe' } });
    expect((await sla.call(GetMailbox, {})).probe).toMatchObject({ state: 'found', folder: 'INBOX' });
    sla.passTime(15 * MINUTE_MS);
    await look();
    expect(await reported()).toEqual([0, 0]);
  });

  it('is told of when it does not arrive within 15 minutes, once, and when it arrives again', async () => {
    sla.passTime(DAY_MS);
    await look();
    sla.passTime(14 * MINUTE_MS);
    await look();
    expect(await reported()).toEqual([0, 0]);
    sla.passTime(MINUTE_MS);
    await look();
    await look();
    expect([await state(), ...(await reported())]).toEqual(['missed', 1, 0]);
    sla.passTime(DAY_MS);
    await look();
    await arrive('INBOX');
    expect([await state(), ...(await reported())]).toEqual(['found', 1, 1]);
  });

  it('is told of when it lies among the spam, and when no longer', async () => {
    sla.passTime(DAY_MS);
    await look();
    await arrive('Spam');
    expect((await sla.call(GetMailbox, {})).probe).toMatchObject({ state: 'junk', folder: 'Spam' });
    expect((await sla.published(MailProbeMissed)).at(-1)).toMatchObject({ isJunk: true });
    sla.passTime(DAY_MS);
    await look();
    await arrive('INBOX');
    expect(await reported()).toEqual([2, 2]);
  });
});
