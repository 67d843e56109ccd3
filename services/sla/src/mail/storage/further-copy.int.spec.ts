import { HOUR_MS } from '@rep13/contracts-constants';
import { GetMail, SaveAuthority, type InboundMailDetailView } from '@rep13/contracts-sla';
import { eventually } from '@rep13/testing';
import { mailOf, mailsOf, OURS, PASSED } from '../../../test/arriving-mails.ts';
import { startSla, type SlaUnderTest } from '../../../test/sla-under-test.ts';
import { StoreMail } from './store-mail.service.ts';

const ACM = { domain: 'acm.nl', name: 'ACM', memberState: 'Netherlands', source: 'acm.nl' } as const;

describe('a mail that lies in two folders', () => {
  let sla: SlaUnderTest;
  beforeAll(async () => {
    sla = await startSla({ MAIL_IN_AUTHSERV: 'local' });
    await sla.call(SaveAuthority, ACM);
  });
  afterAll(() => sla.stop());
  const { read } = mailsOf(() => sla);

  let uid = 0n;
  const lies = async (raw: string, folder: string, at: Date): Promise<number> => {
    uid += 1n;
    const place = { mailbox: OURS, folder, uidValidity: 1n, uid };
    const mail = { raw: Buffer.from(raw), place, internalAt: at, isJunk: folder === 'Junk' };
    return (await sla.app.get(StoreMail).store(mail)).mailId;
  };
  const hoursAgo = (hours: number) =>
    new Date(Math.floor(sla.now().getTime() / 1_000) * 1_000 - hours * HOUR_MS);

  it.each([
    ['the later one first', [1, 3]],
    ['the earlier one first', [3, 1]],
  ])('has 24 hours from the earlier of both, %s', async (name, [first = 0, second = 0]) => {
    const raw = mailOf({ subject: name });
    const at = new Map([first, second].map((hours) => [hours, hoursAgo(hours)]));
    const id = await lies(raw, 'Archive', at.get(first)!);
    await read(id);
    await lies(raw, 'INBOX', at.get(second)!);
    const mail = await sla.call(GetMail, { mailId: id });
    expect(mail).toMatchObject({ state: 'waiting', receivedAt: at.get(3)!.toISOString() });
    expect(mail.dueAt).toBe(new Date(at.get(3)!.getTime() + 24 * HOUR_MS).toISOString());
    const [row] = await sla.db.query<{ next: Date }[]>(
      'select next_warning_at as next from inbound_mails where id = $1',
      [id],
    );
    expect(row?.next).toEqual(new Date(at.get(3)!.getTime() + 12 * HOUR_MS));
  });

  it.each([
    ['not acknowledged', false, [2, 5], true],
    ['acknowledged in time', true, [2, 5], true],
    ['not acknowledged, its time being over', false, [2, 30], false],
    ['acknowledged, but too late', true, [2, 30], false],
  ])(
    'has its order count from the earlier too: %s',
    async (name, isAcknowledged, [late = 0, early = 0], isInTime) => {
      const raw = mailOf({ head: [PASSED], subject: name });
      const [from, earlier] = [hoursAgo(late), hoursAgo(early)];
      const { ticketId } = (await read(await lies(raw, 'Junk', from))).decision!.tickets[0]!;
      if (isAcknowledged) await sla.act(ticketId, 'acknowledge');
      await lies(raw, 'INBOX', earlier);
      const ticket = await sla.get(ticketId);
      expect(ticket).toMatchObject({
        authorityContactDate: earlier.toISOString(),
        slaCompliant: isInTime,
        request: { receivedAt: earlier.toISOString() },
      });
      expect(ticket.events.map(({ action }) => action)).toContain('mail-came-earlier');
      if (isAcknowledged) expect(Math.round(Number(ticket.responseTimeHours))).toBe(early);
      await lies(raw, 'Archive', hoursAgo(1));
      expect((await sla.get(ticketId)).authorityContactDate).toBe(earlier.toISOString());
    },
  );

  it('waits for a person once it lies elsewhere than among the spam', async () => {
    const raw = mailOf({ from: 'somebody@else.example', subject: 'Taken for spam' });
    const id = await lies(raw, 'Junk', hoursAgo(1));
    expect(await read(id)).toMatchObject({ state: 'aside', decision: { rule: 'bulk' } });
    await lies(raw, 'INBOX', hoursAgo(2));
    const waiting = async (): Promise<InboundMailDetailView | false> => {
      const mail = await sla.call(GetMail, { mailId: id });
      return mail.state === 'waiting' && mail;
    };
    const mail = await eventually(waiting, { fact: 'the mail waits' });
    expect(Date.parse(mail.receivedAt)).toBeLessThanOrEqual(hoursAgo(2).getTime());
  });
});
