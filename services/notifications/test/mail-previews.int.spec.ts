import { PreviewAuthorityMail } from '@rep13/contracts-notifications';
import { startNotifications, type NotificationsUnderTest } from './notifications-under-test.ts';

describe('the preview of a mail to an authority', () => {
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    underTest = await startNotifications();
  });
  afterAll(() => underTest?.stop());

  const preview = (step: Omit<PreviewAuthorityMail, 'reference' | 'replyType'>) =>
    underTest.service.call(PreviewAuthorityMail, { reference: 'A-7KQM-2XRB', ...step });

  it('is the mail that would go out, with what the step records, and without the key of its link', async () => {
    const letter = await preview({ kind: 'authority-closed', outcome: 'refused' });
    expect(letter).toMatchObject({
      to: 'eva@acm.example',
      subject: 'A-7KQM-2XRB: your request is closed',
    });
    expect(letter.text).toContain('No effect was given to your order.');
    expect(letter.text).toContain('/authorities/r/A-7KQM-2XRB#…');
    expect(letter.text).not.toMatch(/the-token|the-code/);
    expect(underTest.inbox.mails).toEqual([]);
  });

  it('says when effect was given, as the step says it', async () => {
    const effectAt = '2026-11-20T13:00:00.000Z';
    const { text } = await preview({ kind: 'authority-answered', outcome: 'partly', effectAt });
    expect(text).toContain('Effect was given to a part of your order, on 20 November 2026, 13:00 UTC.');
    expect((await preview({ kind: 'authority-answered' })).text).not.toMatch(/effect/i);
  });
});
