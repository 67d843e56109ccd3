import { IsHexadecimal, IsIn, IsInt, IsISO8601, IsString, Matches } from 'class-validator';
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

/** Our own seal is not used any more: what is to be sealed waits for another one. Said once of each seal. */
export class SealUnusable {
  static readonly type = 'agreements.seal.unusable.v1';

  /** SHA-256 of its certificate. */
  @IsHexadecimal() readonly fingerprint!: string;
  /** In words, such as that its issuer has revoked it. */
  @IsString() readonly reason!: string;
  @IsISO8601() readonly endsAt!: string;
}

/** The certificate of our own seal ends in 60 days or less. Said once of each seal. */
export class SealEnding {
  static readonly type = 'agreements.seal.ending.v1';

  /** SHA-256 of its certificate. */
  @IsHexadecimal() readonly fingerprint!: string;
  @IsISO8601() readonly endsAt!: string;
}
