import { Command, type Refusals } from '@rep13/contracts-messaging';
import { LIMITS } from '@rep13/contracts-constants';
import { IsString, MaxLength } from 'class-validator';

/** Our public PGP key, as a Web Key Directory gives it out. */
export interface MailKeyView {
  /** Not armoured (RFC 9580, section 10.1). */
  readonly bytes: Uint8Array;
}

/** The key that mails to our address for authorities can be encrypted with; found by a hash of what stands before its `@`. */
export class GetMailKey extends Command<MailKeyView> {
  static readonly subject = 'rpc.sla.mail-key.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @IsString() @MaxLength(LIMITS.emailMax) readonly hash!: string;
}
