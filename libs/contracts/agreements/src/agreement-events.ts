import { IsHexadecimal, IsInt, IsISO8601, IsString, Matches } from 'class-validator';
import { AGREEMENT_NUMBER } from '@rep13/contracts-constants';

/** The client signed the representation agreement shown to them. */
export class AgreementSigned {
  static readonly type = 'agreements.agreement.signed.v1';

  @IsInt() readonly signupId!: number;
  @Matches(AGREEMENT_NUMBER) readonly agreementNumber!: string;
  @IsString() readonly agreementVersion!: string;
  @IsISO8601() readonly signedAt!: string;
}

/** The PDF of a signed agreement is stored and can be downloaded. */
export class AgreementPdfStored {
  static readonly type = 'agreements.agreement.pdf-stored.v1';

  @IsInt() readonly signupId!: number;
  @Matches(AGREEMENT_NUMBER) readonly agreementNumber!: string;
  @IsHexadecimal() readonly sha256!: string;
}
