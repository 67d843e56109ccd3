import type { AuthorityLanguage } from '../constants/index.ts';
import { certificate as englishCertificate, type CertificateTexts } from './en/certificate.ts';
import { clarification as englishClarification } from './en/clarification.ts';
import { letters as englishLetters } from './en/letters.ts';
import { names as englishNames } from './en/names.ts';
import { register as englishRegister, type RegisterTexts } from './en/register.ts';
import { certificate as dutchCertificate } from './nl/certificate.ts';
import { clarification as dutchClarification } from './nl/clarification.ts';
import { letters as dutchLetters } from './nl/letters.ts';
import { names as dutchNames } from './nl/names.ts';
import { register as dutchRegister } from './nl/register.ts';
import type { ClarificationTexts, LetterTexts } from './letter-texts.ts';
import type { PageTexts } from './page-texts.ts';

interface Letters extends LetterTexts {
  readonly certificate: CertificateTexts;
  readonly clarification: ClarificationTexts;
  readonly names: PageTexts['names'];
  /** An entry of the register, for readers without scripts. */
  readonly register: RegisterTexts;
}

/** For services, which write to authorities in every language. */
export const LETTERS: Readonly<Record<AuthorityLanguage, Letters>> = {
  en: {
    ...englishLetters,
    certificate: englishCertificate,
    clarification: englishClarification,
    names: englishNames,
    register: englishRegister,
  },
  nl: {
    ...dutchLetters,
    certificate: dutchCertificate,
    clarification: dutchClarification,
    names: dutchNames,
    register: dutchRegister,
  },
};
