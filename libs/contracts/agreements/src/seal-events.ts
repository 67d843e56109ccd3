import { IsHexadecimal, IsIn, IsInt, Matches } from 'class-validator';
import { AGREEMENT_NUMBER } from '@rep13/contracts-constants';
import { SEAL_LEVELS, type SealLevel } from './seal-level.ts';

/** The PDF of a signed agreement has its electronic seal; downloads have it from now on. Said once, of the first seal. */
export class AgreementSealed {
  static readonly type = 'agreements.agreement.sealed.v1';

  @IsInt() readonly signupId!: number;
  @Matches(AGREEMENT_NUMBER) readonly agreementNumber!: string;
  /** The level it has at first; it may be lifted later. */
  @IsIn(SEAL_LEVELS) readonly level!: SealLevel;
  /** Of the sealed bytes. */
  @IsHexadecimal() readonly sha256!: string;
}

/** Ten minutes after the signature there was no seal yet: who waited for it goes on with the PDF as it is. */
export class AgreementSealDelayed {
  static readonly type = 'agreements.agreement.seal-delayed.v1';

  @IsInt() readonly signupId!: number;
  @Matches(AGREEMENT_NUMBER) readonly agreementNumber!: string;
}
