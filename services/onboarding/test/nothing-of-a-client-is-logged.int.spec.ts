import { CANARY, warningsLog } from '@rep13/testing/canaries';
import { onboarding } from '../src/service.ts';

it('logs what went wrong, and nothing of what anybody sent', async () => {
  const log = await warningsLog(onboarding);

  expect(log).toContain('command failed');
  expect(log).toContain('"code":"42P01"');
  expect(log.toLowerCase()).not.toContain(CANARY);
}, 60_000);
