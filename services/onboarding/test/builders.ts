import type { PayloadOf } from '@rep13/contracts-messaging';
import {
  type CompleteComplianceCheck,
  type RegisterSignup,
  type SignupParticulars,
  type SignupView,
  RegisterSignup as Register,
  SetUpClientAccount,
} from '@rep13/contracts-onboarding';
import type { TestService } from '@rep13/testing';

/** A password that no list knows. */
export const PASSWORD = 'five quiet geese';

export const buildParticulars = (given: Partial<SignupParticulars> = {}): PayloadOf<RegisterSignup> => ({
  companyName: 'Acme Inc.',
  websiteUrl: 'https://acme.example',
  countryOfIncorporation: 'United States',
  registeredAddress: '1 Main Street, Springfield',
  legalContactName: 'Anna Smith',
  legalContactEmail: 'anna@acme.example',
  ...given,
});

export const buildAnswers = (
  given: Partial<PayloadOf<CompleteComplianceCheck>> = {},
): PayloadOf<CompleteComplianceCheck> => ({
  email: 'anna@acme.example',
  companyName: 'Acme Inc.',
  question1: true,
  question2: true,
  question3: true,
  ...given,
});

/** A registered company. */
export const createSignup = (
  service: TestService,
  given: Partial<SignupParticulars> = {},
): Promise<SignupView> => service.call(Register, buildParticulars(given));

/** A registered company that chose its password, which is `PASSWORD`. */
export async function createClient(service: TestService): Promise<SignupView> {
  const signup = await createSignup(service);
  const { clientId } = signup;
  await service.call(SetUpClientAccount, { clientId, password: PASSWORD, ownerProven: true });
  return signup;
}
