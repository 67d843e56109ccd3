import { Matches } from 'class-validator';
import { AUTHORITY_LIMITS } from '@rep13/contracts-authority-requests/constants';
import { MESSAGES, SHA256 } from '@rep13/contracts-constants';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { RequiredText } from '@rep13/contracts-validation';
import { CertificateQuery, RegisterQuery } from './register.query.ts';
import type {
  AppointmentView,
  BadgeView,
  CertificatePdfView,
  CredentialView,
  RegisterKeysView,
  RegisterSearchView,
  RegisterView,
  RepresentedView,
} from './register.views.ts';

/** Look up mandates that began: at most five, and how many there are. */
export class SearchRegister extends RegisterQuery implements Command<RegisterSearchView> {
  static readonly subject = 'rpc.agreements.register.search.v1';
  declare readonly replyType?: RegisterSearchView;
}

/**
 * Whom an authority means: by register number, registrable domain or full company name, and only where that is one
 * client alone. For services; the public never learns a signup's id.
 */
export class FindRepresented extends Command<RepresentedView | null> {
  static readonly subject = 'rpc.agreements.register.find-represented.v1';
  @RequiredText(AUTHORITY_LIMITS.targetMax, MESSAGES.orderTarget) readonly target!: string;
}

/**
 * Whom an authority may mean that names nobody exactly: of the same name but for accents, case, punctuation, spaces and
 * legal form, or with one slip in it; at most five. For somebody of staff who chooses.
 */
export class FindNearlyRepresented extends Command<readonly RepresentedView[]> {
  static readonly subject = 'rpc.agreements.register.find-nearly-represented.v1';
  @RequiredText(AUTHORITY_LIMITS.targetMax, MESSAGES.orderTarget) readonly target!: string;
}

/**
 * A question about one number. It comes as SHA-256 of what was asked for, so that a number that nobody has and what
 * is no number at all are the same question.
 */
abstract class AboutRegisterNumber<Reply> extends Command<Reply> {
  @Matches(SHA256) readonly numberSha256!: string;
}

/** What everybody may know of one mandate. */
export class GetRegisterEntry extends AboutRegisterNumber<RegisterView> {
  static readonly subject = 'rpc.agreements.register.get.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
}

/** The badge of one mandate; a grey one for a number that nobody has. */
export class GetBadge extends AboutRegisterNumber<BadgeView> {
  static readonly subject = 'rpc.agreements.register.get-badge.v1';
}

/** The designation as JSON-LD. */
export class GetAppointment extends AboutRegisterNumber<AppointmentView> {
  static readonly subject = 'rpc.agreements.register.get-appointment.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
}

/** The designation, signed, good for seven days. */
export class GetCredential extends AboutRegisterNumber<CredentialView> {
  static readonly subject = 'rpc.agreements.register.get-credential.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'agreements.mandate-over': 410,
  } as const satisfies Refusals;
}

/** The certificate of appointment that is valid. */
export class GetCertificate extends CertificateQuery implements Command<CertificatePdfView> {
  static readonly subject = 'rpc.agreements.register.get-certificate.v1';
  static readonly errors = {
    'gateway.not-found': 404,
    'agreements.mandate-over': 410,
  } as const satisfies Refusals;
  declare readonly replyType?: CertificatePdfView;
  @Matches(SHA256) readonly numberSha256!: string;
}

/** Which credentials are revoked: a W3C BitstringStatusListCredential, signed as JWT. */
export class GetStatusList extends Command<CredentialView> {
  static readonly subject = 'rpc.agreements.register.get-status-list.v1';
}

/** What credentials are verified with. */
export class GetRegisterKeys extends Command<RegisterKeysView> {
  static readonly subject = 'rpc.agreements.register.get-keys.v1';
}

export const REGISTER_COMMANDS = [
  SearchRegister,
  FindNearlyRepresented,
  FindRepresented,
  GetRegisterEntry,
  GetBadge,
  GetAppointment,
  GetCredential,
  GetCertificate,
  GetStatusList,
  GetRegisterKeys,
] as const;
