import { Command } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import { ProviderInformationBody, ProviderInformationFields } from './provider-information.body.ts';
import type { ProviderInformationView } from './provider-information.view.ts';

/**
 * Save the provider information of one signup for the first time.
 * Errors: `onboarding.provider-information-exists`, `onboarding.account-suspended`, `onboarding.payment-overdue`, `gateway.not-found`,
 * `gateway.validation-failed` for an upload that is no file of this signup.
 */
export class CreateProviderInformation
  extends ProviderInformationBody
  implements Command<ProviderInformationView>
{
  static readonly subject = 'rpc.onboarding.provider-information.create.v1';
  declare readonly replyType?: ProviderInformationView;
}

/**
 * Save it again: the next version. Errors: `gateway.not-found` when there is none yet, `onboarding.account-suspended`, `onboarding.payment-overdue`,
 * `gateway.validation-failed` for an upload that is no file of this signup.
 */
export class UpdateProviderInformation
  extends ProviderInformationFields
  implements Command<ProviderInformationView>
{
  static readonly subject = 'rpc.onboarding.provider-information.update.v1';
  declare readonly replyType?: ProviderInformationView;
  @SignupId() readonly signupId!: number;
}

/** What was saved last. Errors: `gateway.not-found`. */
export class GetProviderInformation extends Command<ProviderInformationView> {
  static readonly subject = 'rpc.onboarding.provider-information.get.v1';
  @SignupId() readonly signupId!: number;
}
