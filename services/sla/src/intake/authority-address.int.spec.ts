import {
  AuthorityAddressChanged,
  AuthorityLinkRenewed,
  ChangeAuthorityAddress,
  GetAuthorityMail,
  ReadAuthorityRequest,
  RecordCallBack,
  SaveAuthority,
} from '@rep13/contracts-sla';
import { ERROR_CODES } from '@rep13/contracts-constants';
import { mailsOf, OURS, REPORT } from '../../test/arriving-mails.ts';
import { ADMIN, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

describe('the address of an authority', () => {
  let sla: SlaUnderTest;
  beforeAll(async () => {
    sla = await startSla({ MAIL_IN_AUTHSERV: 'local' });
    const acm = { domain: 'acm.nl', name: 'ACM', memberState: 'Netherlands', source: 'acm.nl' } as const;
    await sla.call(SaveAuthority, { ...acm, phone: '+31 70 722 2000' });
  });
  afterAll(() => sla.stop());
  const staff = { actor: ADMIN };
  const { take } = mailsOf(() => sla);

  it('is changed by staff: the old links end, the new mailbox gets one, and the history has the old address', async () => {
    const order = await sla.open({ email: 'eva@acm.nl' });
    const reference = order.authorityReference!;
    const { token, replyTag = '' } = await sla.call(GetAuthorityMail, { reference });
    expect((await sla.call(ReadAuthorityRequest, { reference, token })).reference).toBe(reference);
    await take({ from: 'mailer-daemon@acm.nl', to: OURS.replace('@', `+b.${replyTag}@`), ...REPORT });
    const bounced = await sla.get(order.id);
    expect(bounced.undelivered?.address).toBe('eva@acm.nl');

    const given = {
      ticketId: order.id,
      email: 'orders@acm.nl',
      authorityName: 'ACM, team 2',
      reason: 'Read out',
    };
    const change = { ...given, version: bounced.version };
    await expect(
      sla.call(ChangeAuthorityAddress, { ...change, version: bounced.version + 7 }, staff),
    ).rejects.toMatchObject({
      code: ERROR_CODES.ticketChanged,
    });
    const idempotency = { scope: 'staff', key: 'change-one', fingerprint: 'change' };
    const changed = await sla.call(ChangeAuthorityAddress, change, { ...staff, idempotency });
    expect(await sla.call(ChangeAuthorityAddress, change, { ...staff, idempotency })).toEqual(changed);
    expect(changed).toMatchObject({
      version: bounced.version + 1,
      authorityName: 'ACM, team 2',
      undelivered: null,
      request: { email: 'orders@acm.nl', senderCheck: 'unverified' },
    });
    expect(changed.events.at(-1)).toMatchObject({
      action: 'change-address',
      actor: ADMIN,
      note: 'From eva@acm.nl to orders@acm.nl. Read out',
    });
    await expect(sla.call(ReadAuthorityRequest, { reference, token })).rejects.toMatchObject({ status: 404 });
    const next = await sla.call(GetAuthorityMail, { reference });
    expect(next.email).toBe('orders@acm.nl');
    expect((await sla.call(ReadAuthorityRequest, { reference, token: next.token })).reference).toBe(
      reference,
    );
    const ofOrder = { reference, ticketId: order.id };
    expect(await sla.published(AuthorityAddressChanged)).toEqual([expect.objectContaining(ofOrder)]);
    expect(await sla.published(AuthorityLinkRenewed)).toEqual([expect.objectContaining(ofOrder)]);
  });

  it('leaves a call-back as it is, and is changed of no closed order', async () => {
    const order = await sla.open({ email: 'eva@acm.nl' });
    await sla.call(RecordCallBack, { ticketId: order.id, note: 'It is theirs' }, staff);
    const change = { ticketId: order.id, email: 'eva@elsewhere.example', reason: 'Said on the telephone' };
    const { request } = await sla.call(ChangeAuthorityAddress, change, staff);
    expect(request).toMatchObject({
      email: 'eva@elsewhere.example',
      senderCheck: 'called-back',
      authorityName: 'ACM',
    });
    await sla.act(order.id, 'close', { reason: 'Withdrawn', closedAs: 'withdrawn' });
    await expect(sla.call(ChangeAuthorityAddress, change, staff)).rejects.toMatchObject({
      code: ERROR_CODES.ticketClosed,
    });
  });
});
