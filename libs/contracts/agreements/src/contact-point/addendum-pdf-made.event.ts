import { IsInt, IsISO8601, Matches } from 'class-validator';
import { AGREEMENT_NUMBER, SHA256 } from '@rep13/contracts-constants';

/** The addendum on the point of contact is a PDF, with its seal if that came in time; else the seal comes by itself. */
export class AddendumPdfMade {
  static readonly type = 'agreements.addendum-pdf.made.v1';

  @IsInt() readonly signupId!: number;
  /** Of the agreement that it belongs to. */
  @Matches(AGREEMENT_NUMBER) readonly agreementNumber!: string;
  /** Of the rendered PDF. */
  @Matches(SHA256) readonly sha256!: string;
  @IsISO8601() readonly madeAt!: string;
}
