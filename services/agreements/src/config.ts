import { EntityServiceConfig } from '@rep13/service-kit';
import { IsOptional, IsString, IsUrl, Matches, ValidateIf } from 'class-validator';

const SEAL_P12_MESSAGE =
  'SEAL_P12: set it to the path of the PKCS#12 file with which agreements are sealed, or to its content in base64';

/** The environment of this service: what every service needs, who the agreements are made with, and their seal. */
export class AgreementsConfig extends EntityServiceConfig {
  /** Where everybody finds us: each page of a PDF leads to the page under it that verifies documents. */
  @ValidateIf(
    ({ NODE_ENV, PUBLIC_URL }: AgreementsConfig) => NODE_ENV === 'production' || PUBLIC_URL !== undefined,
  )
  @IsUrl(
    { require_tld: false, require_protocol: true, protocols: ['http', 'https'] },
    { message: 'PUBLIC_URL: set it to the address people open, such as https://rep13.example' },
  )
  readonly PUBLIC_URL?: string;

  /** Without one, outside production, nothing is sealed. */
  @ValidateIf(
    ({ NODE_ENV, SEAL_P12 }: AgreementsConfig) => NODE_ENV === 'production' || SEAL_P12 !== undefined,
  )
  @IsString({ message: SEAL_P12_MESSAGE })
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

  get publicUrl(): string {
    return (this.PUBLIC_URL ?? 'http://localhost:8080').replace(/\/+$/, '');
  }

  get tsaUrls(): string[] {
    return this.TSA_URLS?.split(',') ?? [];
  }
}
