import { createPrivateKey } from 'node:crypto';
import { IsOptional, IsString, IsUrl, Matches, ValidateBy, ValidateIf } from 'class-validator';
import { CLAMD_URL } from '@rep13/file-check';
import { EntityServiceConfig } from '@rep13/service-kit';

const MAKE_ONE =
  'a PKCS#8 key on P-256 as PEM, its line breaks may be written \\n; openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 makes one';

/** A private key that signs ES256. */
const SigningKey = (message: string): PropertyDecorator =>
  ValidateBy({ name: 'signingKey', validator: { validate: isSigningKey, defaultMessage: () => message } });

/** Production does not start without it; elsewhere something stands in. */
const NeededInProduction = (name: 'PUBLIC_URL' | 'SEAL_P12' | 'REGISTER_KEY'): PropertyDecorator =>
  ValidateIf((config: AgreementsConfig) => config.NODE_ENV === 'production' || !!config[name]);

/**
 * The environment of this service: what every service needs, who the agreements are made with, what seals their PDFs and
 * what signs the credentials that say so.
 */
export class AgreementsConfig extends EntityServiceConfig {
  /** Where everybody finds us: pages of PDFs lead there, and credentials name it as their issuer. */
  @NeededInProduction('PUBLIC_URL')
  @IsUrl(
    { require_tld: false, require_protocol: true, protocols: ['http', 'https'] },
    { message: 'PUBLIC_URL: set it to the address people open, such as https://rep13.example' },
  )
  readonly PUBLIC_URL?: string;

  /** Without one, outside production, nothing is sealed. */
  @NeededInProduction('SEAL_P12')
  @IsString({
    message:
      'SEAL_P12: set it to the path of the PKCS#12 file with which agreements are sealed, or to its content in base64',
  })
  readonly SEAL_P12?: string;

  /** Of that file. */
  @IsString() readonly SEAL_PASSPHRASE: string = '';

  /** Time-stamp authorities (RFC 3161), by comma, asked in this order; without any, seals say no time. */
  @IsOptional()
  @Matches(/^https?:\/\/[^\s,]+(,https?:\/\/[^\s,]+)*$/, {
    message:
      'TSA_URLS: set it to the addresses of time-stamp authorities, such as http://tsa.example,http://tsb.example',
  })
  readonly TSA_URLS?: string;

  /** Whom of them we believe: a stamp whose certificates do not lead to one of these is refused. */
  @ValidateIf(
    ({ NODE_ENV, TSA_URLS, TSA_ROOTS }: AgreementsConfig) =>
      (NODE_ENV === 'production' && !!TSA_URLS) || !!TSA_ROOTS,
  )
  @IsString({
    message:
      'TSA_ROOTS: set it to a PEM file with the roots of the authorities in TSA_URLS, or to its content',
  })
  readonly TSA_ROOTS?: string;

  /** Where ClamAV's daemon listens; with it every letter that a client uploads is scanned before it is kept. */
  @IsOptional()
  @Matches(CLAMD_URL, {
    message: 'CLAMD_URL: set it to an address such as tcp://clamav:3310 or unix:/run/clamav/clamd.ctl',
  })
  readonly CLAMD_URL?: string;

  /** Signs credentials; outside production one that is forgotten with the process stands in. */
  @NeededInProduction('REGISTER_KEY')
  @SigningKey(`REGISTER_KEY: set it to ${MAKE_ONE}`)
  readonly REGISTER_KEY?: string;

  /** During a rotation: what it was before. Credentials it signed can still be verified. */
  @IsOptional()
  @SigningKey(`REGISTER_KEY_PREVIOUS: set it to what REGISTER_KEY was before, ${MAKE_ONE}`)
  readonly REGISTER_KEY_PREVIOUS?: string;

  /** Without a slash at the end. */
  get publicUrl(): string {
    return (this.PUBLIC_URL ?? 'http://localhost:8080').replace(/\/+$/, '');
  }

  get tsaUrls(): string[] {
    return this.TSA_URLS?.split(',') ?? [];
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
