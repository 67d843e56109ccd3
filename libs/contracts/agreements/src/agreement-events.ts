import { IsBoolean, IsHexadecimal, IsInt, IsISO8601, IsOptional, IsString, Matches } from 'class-validator';
import { AGREEMENT_NUMBER } from '@rep13/contracts-constants';

/** The client signed the representation agreement shown to them. */
export class AgreementSigned {
  static readonly type = 'agreements.agreement.signed.v1';

  @IsInt() readonly signupId!: number;
  @Matches(AGREEMENT_NUMBER) readonly agreementNumber!: string;
  @IsString() readonly agreementVersion!: string;
  @IsISO8601() readonly signedAt!: string;
  /** Whether it designates us as the point of contact of Article 11 DSA too; absent where the text did not ask. */
  @IsOptional() @IsBoolean() readonly contactPoint?: boolean;
}

/** The PDF of a signed agreement is stored and can be downloaded. */
export class AgreementPdfStored {
  static readonly type = 'agreements.agreement.pdf-stored.v1';

  @IsInt() readonly signupId!: number;
  @Matches(AGREEMENT_NUMBER) readonly agreementNumber!: string;
  @IsHexadecimal() readonly sha256!: string;
}
