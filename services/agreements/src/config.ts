import { createPrivateKey } from 'node:crypto';
import { IsOptional, Matches, ValidateBy, ValidateIf } from 'class-validator';
import { EntityServiceConfig } from '@rep13/service-kit';

const MAKE_ONE =
  'a PKCS#8 key on P-256 as PEM, its line breaks may be written \\n; openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 makes one';

/** A private key that signs ES256. */
const SigningKey = (message: string): PropertyDecorator =>
  ValidateBy({ name: 'signingKey', validator: { validate: isSigningKey, defaultMessage: () => message } });

const isProduction = ({ NODE_ENV }: AgreementsConfig) => NODE_ENV === 'production';

/**
 * The environment of this service: what every service needs, who the agreements are made with, and what signs the
 * credentials that say so.
 */
export class AgreementsConfig extends EntityServiceConfig {
  /** Where people see the register; credentials name it as their issuer. */
  @ValidateIf((config: AgreementsConfig) => isProduction(config) || !!config.PUBLIC_URL)
  @Matches(/^https?:\/\/[^\s/?#]+\/?$/, { message: 'PUBLIC_URL: set it to https://host, without a path' })
  readonly PUBLIC_URL?: string;

  /** Signs credentials; outside production one that is forgotten with the process stands in. */
  @ValidateIf((config: AgreementsConfig) => isProduction(config) || !!config.REGISTER_KEY)
  @SigningKey(`REGISTER_KEY: set it to ${MAKE_ONE}`)
  readonly REGISTER_KEY?: string;

  /** During a rotation: what it was before. Credentials it signed can still be verified. */
  @IsOptional()
  @SigningKey(`REGISTER_KEY_PREVIOUS: set it to what REGISTER_KEY was before, ${MAKE_ONE}`)
  readonly REGISTER_KEY_PREVIOUS?: string;

  /** Without a slash at the end. */
  get publicUrl(): string {
    return (this.PUBLIC_URL ?? 'http://localhost:8080').replace(/\/$/, '');
  }
}

/** A key in one line, as environment files have it, with its line breaks. */
export const toPem = (key: string): string => key.replaceAll('\\n', '\n');

function isSigningKey(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(toPem(value));
    return asymmetricKeyType === 'ec' && asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
}
