import type { Sentences } from './sentences.ts';

export const SIGN_UP: Sentences = {
  label: 'Checks and signups',
  of: {
    'onboarding.compliance-check.completed': 'A compliance check was completed',
    'onboarding.signup.registered': 'A company registered[ as {clientId}]',
    'agreements.agreement.signed': '[Agreement {agreementNumber}|An agreement] was signed',
    'agreements.agreement.pdf-stored': 'The PDF of [agreement {agreementNumber}|an agreement] was stored',
    'agreements.agreement.sealed': 'The PDF of [agreement {agreementNumber}|an agreement] was sealed',
    'agreements.agreement.seal-delayed': 'The seal of [agreement {agreementNumber}|an agreement] is delayed',
  },
};
