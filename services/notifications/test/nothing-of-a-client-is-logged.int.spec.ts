import { eventually, memoryLog, startTraceCollector } from '@rep13/testing';
import { CANARY, warningsLog } from '@rep13/testing/canaries';
import { SignupRegistered } from '@rep13/contracts-onboarding';
import { notifications } from '../src/service.ts';
import { PUBLIC_URL, LINK_SECRET } from './builders.ts';
import { EVIL_SIGNUP, startNotifications, registration, settled } from './notifications-under-test.ts';

const ADDRESS = `${CANARY}@${CANARY}.example`;

describe('the log of notifications, and its traces', () => {
  it('tell what went wrong, and nothing of what anybody sent', async () => {
    const log = await warningsLog(notifications, {
      environment: { SMTP_URL: 'smtp://127.0.0.1:1', PUBLIC_URL, LINK_SECRET },
    });

    expect(log).toContain('command failed');
    expect(log).toContain('"code":"42P01"');
    expect(log.toLowerCase()).not.toContain(CANARY);
  }, 60_000);

  it('name no recipient of a mail that was refused', async () => {
    const log = memoryLog('notifications');
    const collector = await startTraceCollector();
    const underTest = await startNotifications({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url }, log);
    try {
      underTest.setEvilParticulars({
        legalContactName: CANARY,
        companyName: CANARY,
        legalContactEmail: ADDRESS,
      });
      underTest.inbox.answerWith(550);
      await underTest.service.stubbedServices.announce(SignupRegistered, registration(EVIL_SIGNUP));
      await eventually(async () => (await underTest.logs()).length > 0, { fact: 'the mail was tried' });
      await settled(underTest, 0, ['done', 'dead']);

      expect((await underTest.logs())[0]).toMatchObject({ recipient: ADDRESS, status: 'failed' });
      expect(log.text()).toContain('"responseCode":550');
      expect(log.text().toLowerCase()).not.toContain(CANARY);
    } finally {
      await underTest.stop();
      await collector.stop();
    }
    const [send] = collector.spans.filter(({ name }) => name === 'SMTP send');
    expect(send).toMatchObject({ hasFailed: true, attributes: { 'server.address': '127.0.0.1' } });
    expect(collector.text().toLowerCase()).not.toContain(CANARY);
  }, 60_000);
});
