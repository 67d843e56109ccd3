import { AUTHORITY_LANGUAGES, type AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { RequiredText } from '@rep13/contracts-validation';
import { IsIn, IsOptional } from 'class-validator';

/** Whom to look for in the register: a number, a domain or web address, or how a company's name begins. */
export class RegisterQuery {
  @RequiredText(LIMITS.registerQueryMax, MESSAGES.registerQuery) readonly q!: string;
}

/** In which language to give a certificate. */
export class CertificateQuery {
  /** English if absent, and while it is not made yet in this language. */
  @IsOptional()
  @IsIn(AUTHORITY_LANGUAGES, { message: MESSAGES.certificateLanguage })
  readonly language?: AuthorityLanguage;
}
