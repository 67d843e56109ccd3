import type { CommandClass, EventClass } from '@rep13/contracts-messaging';
import { AgreementPdfStored, AgreementSigned } from './agreement-events.ts';
import {
  FindAgreement,
  GetAgreementDraft,
  GetAgreementPdf,
  GetAgreementPdfAsText,
  GetDetailsToPublish,
  SignAgreement,
} from './commands.ts';
import { AgreementsRetentionCarriedOut } from './retention-carried-out.event.ts';
import { AgreementSealDelayed, AgreementSealed } from './seal-events.ts';
import { FindDocument, VerifyDocument } from './verification.commands.ts';

/** Every event that agreements announces. */
export const AGREEMENTS_EVENTS: readonly EventClass[] = [
  AgreementSigned,
  AgreementPdfStored,
  AgreementSealed,
  AgreementSealDelayed,
  AgreementsRetentionCarriedOut,
];

/** Every command that agreements answers. */
export const AGREEMENTS_COMMANDS: readonly CommandClass[] = [
  SignAgreement,
  GetAgreementDraft,
  FindAgreement,
  GetDetailsToPublish,
  GetAgreementPdf,
  GetAgreementPdfAsText,
  FindDocument,
  VerifyDocument,
];
