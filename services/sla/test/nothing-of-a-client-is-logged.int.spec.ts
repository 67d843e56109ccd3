import { GetSignupParty, type SignupPartyView } from '@rep13/contracts-onboarding';
import { CANARY, warningsLog } from '@rep13/testing/canaries';
import { sla } from '../src/service.ts';
import { SECRETS } from './secrets.ts';

it('logs what went wrong, and nothing of what anybody sent', async () => {
  const log = await warningsLog(sla, {
    environment: SECRETS,
    stubbedServices: ({ stubbedServices }) =>
      stubbedServices.answer(GetSignupParty, () => ({}) as SignupPartyView),
  });

  expect(log).toContain('command failed');
  expect(log).toContain('"code":"42P01"');
  expect(log.toLowerCase()).not.toContain(CANARY);
}, 60_000);
