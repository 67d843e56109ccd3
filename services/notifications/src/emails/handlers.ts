import { SendWelcomeWhenClientAccountActivated } from './account-activated/send-welcome-when-client-account-activated.handler.ts';
import { SendWarningWhenClientAccountLocked } from './account-locked/send-warning-when-client-account-locked.handler.ts';
import { SendAgreementWhenAgreementSigned } from './agreement-signed/send-agreement-when-agreement-signed.handler.ts';
import { SendReceiptWhenPaymentCompleted } from './payment-received/send-receipt-when-payment-completed.handler.ts';
import { SendConfirmLinkWhenClientSetupRequested } from './setup-confirmation/send-confirm-link-when-client-setup-requested.handler.ts';
import { SendConfirmationWhenSignupRegistered } from './signup-confirmation/send-confirmation-when-signup-registered.handler.ts';

/** Every reaction that ends in a mail. */
export const EMAIL_HANDLERS = [
  SendConfirmationWhenSignupRegistered,
  SendReceiptWhenPaymentCompleted,
  SendAgreementWhenAgreementSigned,
  SendWelcomeWhenClientAccountActivated,
  SendConfirmLinkWhenClientSetupRequested,
  SendWarningWhenClientAccountLocked,
];
