import { accountActivated } from './account-activated/account-activated.email.ts';
import { accountLocked } from './account-locked/account-locked.email.ts';
import { agreementSigned } from './agreement-signed/agreement-signed.email.ts';
import type { Email } from './email.ts';
import { paymentReceived } from './payment-received/payment-received.email.ts';
import { setupConfirmation } from './setup-confirmation/setup-confirmation.email.ts';
import { signupConfirmation } from './signup-confirmation/signup-confirmation.email.ts';

/** Every mail we send. Facts come back from a row as they went in, so each kind gets its own again. */
export const EMAILS: readonly Email<never>[] = [
  signupConfirmation,
  paymentReceived,
  agreementSigned,
  accountActivated,
  setupConfirmation,
  accountLocked,
];
