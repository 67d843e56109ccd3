import { Command, type Refusals } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import { ProviderInformationBody, ProviderInformationFields } from './provider-information.body.ts';
import type { ProviderInformationView } from './provider-information.view.ts';

/**
 * Save the provider information of one signup for the first time. Validation fails for an upload that is no file of
 * this signup.
 */
export class CreateProviderInformation
  extends ProviderInformationBody
  implements Command<ProviderInformationView>
{
  static readonly subject = 'rpc.onboarding.provider-information.create.v1';
  static readonly errors = {
    'onboarding.provider-information-exists': 409,
    'onboarding.account-suspended': 403,
    'onboarding.payment-overdue': 403,
    'gateway.not-found': 404,
    'gateway.validation-failed': 400,
  } as const satisfies Refusals;
  declare readonly replyType?: ProviderInformationView;
}

/**
 * Save it again: the next version. Not found when there is none yet. Validation fails for an upload that is no file of
 * this signup.
 */
export class UpdateProviderInformation
  extends ProviderInformationFields
  implements Command<ProviderInformationView>
{
  static readonly subject = 'rpc.onboarding.provider-information.update.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'onboarding.account-suspended': 403,
    'onboarding.payment-overdue': 403,
    'gateway.validation-failed': 400,
  } as const satisfies Refusals;
  declare readonly replyType?: ProviderInformationView;
  @SignupId() readonly signupId!: number;
}

/** What was saved last. */
export class GetProviderInformation extends Command<ProviderInformationView> {
  static readonly subject = 'rpc.onboarding.provider-information.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @SignupId() readonly signupId!: number;
}
