import { SignAgreement } from '@rep13/contracts-agreements';
import { GetSignupParty } from '@rep13/contracts-onboarding';
import { CANARY, warningsLog } from '@rep13/testing/canaries';
import { agreements } from '../src/service.ts';
import { buildSignature } from './agreements.service-under-test.ts';
import { buildParty } from './party.builder.ts';

const CONFIDED = { companyName: CANARY, legalContactName: CANARY, registeredAddress: CANARY };

it('logs what went wrong, and nothing of what anybody sent or signed', async () => {
  // Somebody else each time: who has signed is not asked to again.
  let signupId = 100_000_000;
  const log = await warningsLog(agreements, {
    spared: 'agreement_numbers',
    stubbedServices: ({ stubbedServices }) =>
      stubbedServices.answer(GetSignupParty, ({ signupId }) => buildParty({ ...CONFIDED, id: signupId })),
    ask: (service) => {
      signupId += 1;
      return service.call(SignAgreement, buildSignature({ signupId, clientSignature: CANARY }));
    },
  });

  expect(log).toContain('command failed');
  expect(log).toContain('"code":"42P01"');
  expect(log.toLowerCase()).not.toContain(CANARY);
}, 60_000);
