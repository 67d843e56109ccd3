import { ServiceConfig } from '@rep13/service-kit';
import { IsIn, ValidateIf } from 'class-validator';
import { PAYMENT_PROVIDERS, type PaymentProviderName } from './payments/payment-providers.ts';

const isProduction = ({ NODE_ENV }: ServiceConfig) => NODE_ENV === 'production';

/** The environment of onboarding. */
export class OnboardingConfig extends ServiceConfig {
  /** Who takes the money; `demo` takes none. Production must ask for it by name. */
  @ValidateIf((config: OnboardingConfig) => isProduction(config) || config.PAYMENT_PROVIDER !== undefined)
  @IsIn(Object.keys(PAYMENT_PROVIDERS), {
    message: `PAYMENT_PROVIDER: set it to ${Object.keys(PAYMENT_PROVIDERS).join(' or ')}; demo payments move no money`,
  })
  readonly PAYMENT_PROVIDER?: PaymentProviderName;
}
