import { DEMO_PROVIDER } from '@rep13/contracts-constants';
import { CLAMD_URL } from '@rep13/file-check';
import { EntityServiceConfig, type ServiceConfig } from '@rep13/service-kit';
import { IsIn, IsOptional, IsUrl, Matches, ValidateBy, ValidateIf } from 'class-validator';
import { addressRanges, IsAddressRanges } from './publication-watch/website/address-ranges.ts';
import { PAYMENT_PROVIDERS, type PaymentProviderName } from './payment-providers/payment-providers.ts';

const isProduction = ({ NODE_ENV }: ServiceConfig) => NODE_ENV === 'production';
const paysByDemo = ({ PAYMENT_PROVIDER }: OnboardingConfig) => PAYMENT_PROVIDER === DEMO_PROVIDER;
const paysByStripe = ({ PAYMENT_PROVIDER }: OnboardingConfig) => PAYMENT_PROVIDER === 'stripe';

const API_BASE_MESSAGE =
  'STRIPE_API_BASE: set it to the address of a test server, such as http://127.0.0.1:12111, or leave it out';
const NO_API_BASE_MESSAGE = 'STRIPE_API_BASE: leave it out; production speaks to Stripe itself';
const refusedInProduction = {
  name: 'refusedInProduction',
  validator: {
    validate: (_value: unknown, of?: { object: object }) => !isProduction(of?.object as ServiceConfig),
  },
};

/** The environment of onboarding. */
export class OnboardingConfig extends EntityServiceConfig {
  /** Who takes the money; `demo` takes none. Production must ask for it by name. */
  @ValidateIf((config: OnboardingConfig) => isProduction(config) || config.PAYMENT_PROVIDER !== undefined)
  @IsIn(Object.keys(PAYMENT_PROVIDERS), {
    message: `PAYMENT_PROVIDER: set it to ${Object.keys(PAYMENT_PROVIDERS).join(' or ')}; demo payments move no money`,
  })
  readonly PAYMENT_PROVIDER?: PaymentProviderName;

  /** Where visitors find us: there they come back from a provider's page. Production needs it where money moves. */
  @ValidateIf(
    (config: OnboardingConfig) => (isProduction(config) && !paysByDemo(config)) || !!config.PUBLIC_URL,
  )
  @IsUrl(
    { require_tld: false, require_protocol: true, protocols: ['http', 'https'] },
    { message: 'PUBLIC_URL: set it to the address people open, such as https://rep13.example' },
  )
  readonly PUBLIC_URL?: string;

  /** Without a slash at the end. */
  get publicUrl(): string {
    return (this.PUBLIC_URL ?? 'http://localhost:8080').replace(/\/+$/, '');
  }

  /** Of the Stripe account that takes the money. */
  @ValidateIf(paysByStripe)
  @Matches(/^(?!pk_|whsec_)[\x21-\x7e]+$/, {
    message:
      'STRIPE_SECRET_KEY: set it to the secret key of your Stripe account, which begins with sk_ or rk_',
  })
  readonly STRIPE_SECRET_KEY?: string;

  /** With it Stripe signs what it tells us. */
  @ValidateIf(paysByStripe)
  @Matches(/^(?!sk_|rk_|pk_)[\x21-\x7e]+$/, {
    message:
      'STRIPE_WEBHOOK_SECRET: set it to the signing secret of the webhook endpoint, which begins with whsec_',
  })
  readonly STRIPE_WEBHOOK_SECRET?: string;

  /** A test server that stands in for Stripe. */
  @IsOptional()
  @IsUrl(
    { require_tld: false, require_protocol: true, protocols: ['http', 'https'], disallow_auth: true },
    { message: API_BASE_MESSAGE },
  )
  @ValidateBy(refusedInProduction, { message: NO_API_BASE_MESSAGE })
  readonly STRIPE_API_BASE?: string;

  /** Where VAT numbers of the Union are looked up; without it staff does that by hand. */
  @IsOptional()
  @IsUrl(
    { require_tld: false, require_protocol: true, protocols: ['http', 'https'], disallow_auth: true },
    {
      message: 'VIES_URL: set it to https://ec.europa.eu/taxation_customs/vies/rest-api, or leave it out',
    },
  )
  readonly VIES_URL?: string;

  /** Where ClamAV's daemon listens; with it every uploaded file is scanned before it is kept. */
  @IsOptional()
  @Matches(CLAMD_URL, {
    message: 'CLAMD_URL: set it to an address such as tcp://clamav:3310 or unix:/run/clamav/clamd.ctl',
  })
  readonly CLAMD_URL?: string;

  /**
   * Ranges of addresses, with commas between them, that are never asked when a client's website is read, although they
   * are public: our own machines. Private ones are refused anyway.
   */
  @IsOptional()
  @IsAddressRanges({ message: 'FETCH_DENY: set it to ranges such as 203.0.113.0/24,2001:db8::/32' })
  readonly FETCH_DENY?: string;

  get fetchDeny(): string[] {
    return addressRanges(this.FETCH_DENY);
  }

  /**
   * A Chromium that draws clients' pages which show nothing without a program; without it they are told as such, and
   * staff looks.
   */
  @IsOptional()
  @Matches(/^\/[\x21-\x7e]{1,400}$/, {
    message: 'WATCH_BROWSER: set it to the path of a Chromium, such as /usr/bin/chromium, or leave it out',
  })
  readonly WATCH_BROWSER?: string;

  /** Of an endpoint that speaks OpenAI's chat completions; without it the assistant only names pages. */
  @IsOptional()
  @Matches(/^[\x21-\x7e]+$/, { message: 'AI_API_KEY: set it to the key of the AI provider, without blanks' })
  readonly AI_API_KEY?: string;

  /** Where that endpoint is, up to and without /chat/completions. */
  @IsUrl(
    { require_tld: false, require_protocol: true, protocols: ['http', 'https'], disallow_auth: true },
    { message: 'AI_BASE_URL: set it to an address such as https://api.openai.com/v1' },
  )
  readonly AI_BASE_URL: string = 'https://api.openai.com/v1';

  /** The model's name at that endpoint. */
  @Matches(/^\S{1,200}$/, { message: 'AI_MODEL: set it to the name of a model, such as gpt-4o-mini' })
  readonly AI_MODEL: string = 'gpt-4o-mini';
}
