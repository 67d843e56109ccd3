import { randomUUID } from 'node:crypto';
import { startNotifications, type NotificationsUnderTest } from '../../test/notifications-under-test.ts';
import { UnprovenBudget, type UnprovenMail } from './unproven-budget.ts';

describe('mails to mailboxes that nobody has proven', () => {
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    underTest = await startNotifications({ RATE_LIMIT_UNPROVEN_MAILS_BY_ADDRESS: '60' });
  });
  afterAll(() => underTest.stop());

  let accounts = 500_000_000;
  /** Of an account, a mailbox and a network of its own, so that one budget is tried at a time. */
  const mail = (given: Partial<UnprovenMail> = {}): UnprovenMail => {
    accounts += 1;
    return {
      jobId: randomUUID(),
      kind: 'signup-confirmation',
      address: `somebody-${accounts}@stranger.example`,
      signupId: accounts,
      ipAddress: `2001:db8:${(accounts % 9_999).toString(16)}::1`,
      ...given,
    };
  };
  const take = (given?: Partial<UnprovenMail>) => underTest.service.app.get(UnprovenBudget).take(mail(given));
  /** How many of so many at once find room. */
  const taken = async (count: number, given: (index: number) => Partial<UnprovenMail>) => {
    const tries = Array.from({ length: count }, (_, index) => take(given(index)));
    const outcomes = await Promise.allSettled(tries);
    return outcomes.filter(({ status }) => status === 'fulfilled').length;
  };

  it('are ten an hour for one mailbox, under whatever tag, side by side', async () => {
    const address = (index: number) => ({ address: `Victim+${index}@Stranger.example` });
    expect(await taken(15, address)).toBe(10);
    underTest.service.passTime(61 * 60_000);
    await expect(take(address(99))).resolves.toBeUndefined();
  });

  it('are ten an hour because of one account, to whomever', async () => {
    expect(await taken(15, () => ({ signupId: 499_999_999 }))).toBe(10);
  });

  it('are three an hour when one account names one new address after another', async () => {
    expect(await taken(12, () => ({ signupId: 499_999_998, kind: 'address-confirmation' }))).toBe(3);
  });

  it('are sixty an hour because of one network, a /64 of IPv6', async () => {
    expect(await taken(70, (index) => ({ ipAddress: `2001:db8:ffff:1::${index.toString(16)}` }))).toBe(60);
    await expect(take({ ipAddress: '2001:db8:ffff:2::1' })).resolves.toBeUndefined();
    await expect(take({ ipAddress: undefined })).resolves.toBeUndefined();
  });

  it('count once, however often they are tried', async () => {
    const jobId = randomUUID();
    const address = 'again@stranger.example';
    for (let attempt = 0; attempt < 12; attempt += 1) await take({ jobId, address });
    await expect(take({ address })).resolves.toBeUndefined();
  });
});
