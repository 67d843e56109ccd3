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
import { DESIGNATION_EVENTS } from './designations/designation-events.ts';
import {
  ListClientDesignations,
  ListDesignations,
  MoveDesignation,
  SignDesignation,
} from './designations/designation.commands.ts';
import { MANDATE_EVENTS } from './mandates/mandate-events.ts';
import { EndMandate, FindMandate } from './mandates/mandate.commands.ts';
import { AgreementsRetentionCarriedOut } from './retention-carried-out.event.ts';
import { AgreementSealDelayed, AgreementSealed } from './seal-events.ts';
import { FindDocument, VerifyDocument } from './verification.commands.ts';

/** Every event that agreements announces. */
export const AGREEMENTS_EVENTS: readonly EventClass[] = [
  AgreementSigned,
  AgreementPdfStored,
  ...MANDATE_EVENTS,
  ...DESIGNATION_EVENTS,
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
  FindMandate,
  EndMandate,
  ListClientDesignations,
  SignDesignation,
  ListDesignations,
  MoveDesignation,
  FindDocument,
  VerifyDocument,
];
