import { IsBoolean, IsInt, IsISO8601, IsOptional, Matches, Min } from 'class-validator';
import { SHA256 } from '@rep13/contracts-constants';
import { REGISTER_NUMBER } from '../constants/index.ts';

/** What every event of a certificate says. */
abstract class CertificateEvent {
  @IsInt() readonly signupId!: number;
  @Matches(REGISTER_NUMBER) readonly registerNumber!: string;
  /** 1, 2 … as they were issued for this mandate. */
  @IsInt() @Min(1) readonly version!: number;
}

/** A certificate of appointment is there, and the one before it is revoked. */
export class CertificateIssued extends CertificateEvent {
  static readonly type = 'agreements.certificate.issued.v1';

  @IsISO8601() readonly issuedAt!: string;
  /** Of the PDF. */
  @Matches(SHA256) readonly sha256!: string;
  /** For a mandate that was in force before certificates were issued: nobody is told of it by mail. */
  @IsBoolean() readonly isBackfilled!: boolean;
  /** The client learns by it that the representative's record changed: which record it was told of before, */
  @IsOptional() @IsInt() readonly formerRecordId?: number;
  /** and which one holds now. Both or neither. */
  @IsOptional() @IsInt() readonly recordId?: number;
}

/** A certificate is not valid any more: the mandate ended, or what it says has changed. */
export class CertificateRevoked extends CertificateEvent {
  static readonly type = 'agreements.certificate.revoked.v1';

  @IsISO8601() readonly revokedAt!: string;
}
