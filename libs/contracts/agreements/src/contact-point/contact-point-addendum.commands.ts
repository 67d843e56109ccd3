import { Type } from 'class-transformer';
import { ValidateNested } from 'class-validator';
import { Command, RequestOrigin, type Refusals } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import type { ContactPointAddendumView } from './contact-point-addendum.view.ts';
import { SignContactPointAddendumBody } from './contact-point.body.ts';

/** The addendum to sign, or as it was signed. Not found where the agreement itself asks about Article 11 DSA. */
export class GetContactPointAddendum extends Command<ContactPointAddendumView> {
  static readonly subject = 'rpc.agreements.contact-point.get-addendum.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;

  @SignupId() readonly signupId!: number;
}

/** A PDF with the highest seal there is. */
export interface AddendumPdfView {
  readonly fileName: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

/** The signed addendum as PDF. Not found where none was signed, and while it is being made. */
export class GetAddendumPdf extends Command<AddendumPdfView> {
  static readonly subject = 'rpc.agreements.addendum-pdf.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;

  @SignupId() readonly signupId!: number;
}

/** Sign the addendum: we are the point of contact then. The first signature stays; a second call answers it again. */
export class SignContactPointAddendum
  extends SignContactPointAddendumBody
  implements Command<ContactPointAddendumView>
{
  static readonly subject = 'rpc.agreements.contact-point.sign-addendum.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'agreements.mandate-not-in-force': 409,
    'agreements.text-changed': 409,
    'onboarding.account-suspended': 403,
  } as const satisfies Refusals;
  declare readonly replyType?: ContactPointAddendumView;

  @SignupId() readonly signupId!: number;
  @ValidateNested() @Type(() => RequestOrigin) readonly origin!: RequestOrigin;
}
