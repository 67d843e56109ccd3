import { Module } from '@nestjs/common';
import type { SignAgreement } from '@rep13/contracts-agreements';
import type { PayloadOf } from '@rep13/contracts-messaging';
import { GetSignupParty, type SignupPartyView } from '@rep13/contracts-onboarding';
import { commandsOf, DomainError, defineService, NotFound } from '@rep13/service-kit';
import { FileCheck, VirusScanner } from '@rep13/file-check';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { AgreementStatisticsService } from '../src/agreements/agreement-statistics.service.ts';
import { AgreementsService } from '../src/agreements/agreements.service.ts';
import { AgreementPdfsService } from '../src/agreements/agreement-pdfs.service.ts';
import { SealModule } from '../src/seal/seal.module.ts';
import { AppointmentModule } from '../src/appointment/appointment.module.ts';
import { CoordinatorsModule } from '../src/coordinators/coordinators.module.ts';
import { CertificatesService } from '../src/certificates/certificates.service.ts';
import { RegisterModule } from '../src/register/register.module.ts';
import { LettersService } from '../src/designations/letters.service.ts';
import { DesignationsService } from '../src/designations/designations.service.ts';
import { DraftLetterWhenMandateMoves } from '../src/designations/draft-letter-when-mandate-moves.handler.ts';
import { FollowMailedLetter } from '../src/designations/follow-mailed-letter.handler.ts';
import { InvoicePdfsService } from '../src/invoice-pdfs/invoice-pdfs.service.ts';
import { UpdateMandateWhenClientChanges } from '../src/mandates/update-mandate-when-client-changes.handler.ts';
import { RepresentativeProgressService } from '../src/representative/representative-progress.service.ts';
import { ContactPointModule } from '../src/contact-point/contact-point.module.ts';
import { MandatesService } from '../src/mandates/mandates.service.ts';
import { PdfModule } from '../src/pdf/pdf.module.ts';
import { agreements } from '../src/service.ts';
import { TransferFileModule } from '../src/transfer-file/transfer-file.module.ts';
import { DocumentVerificationService } from '../src/verify/document-verification.service.ts';
import { buildParty } from './party.builder.ts';

/** Signups that the stub of onboarding knows. */
export interface AgreementsUnderTest extends TestService {
  readonly parties: Map<number, SignupPartyView>;
  /** A new signup, known to onboarding. */
  createSignup(given?: Partial<SignupPartyView>): number;
}

@Module({
  imports: [
    ContactPointModule,
    CoordinatorsModule,
    RegisterModule,
    AppointmentModule,
    SealModule,
    PdfModule,
    TransferFileModule,
  ],
  controllers: commandsOf(
    AgreementsService,
    AgreementStatisticsService,
    AgreementPdfsService,
    DocumentVerificationService,
    MandatesService,
    DesignationsService,
    LettersService,
    CertificatesService,
    RepresentativeProgressService,
    InvoicePdfsService,
  ),
  providers: [
    AgreementsService,
    AgreementStatisticsService,
    AgreementPdfsService,
    DocumentVerificationService,
    MandatesService,
    RepresentativeProgressService,
    UpdateMandateWhenClientChanges,
    CertificatesService,
    InvoicePdfsService,
    DesignationsService,
    LettersService,
    FileCheck,
    VirusScanner,
    DraftLetterWhenMandateMoves,
    FollowMailedLetter,
  ],
})
class WithoutPdfJobs {}

/** The service as it is, but its enqueued PDFs wait: for specs that sign a thousand times. */
export const signingOnly = defineService({ ...agreements, module: WithoutPdfJobs, jobs: [] });

export async function startAgreements(
  definition = agreements,
  environment: Record<string, string> = {},
): Promise<AgreementsUnderTest> {
  const service = await startTestService(definition, environment);
  const parties = new Map<number, SignupPartyView>();
  service.stubbedServices.answer(GetSignupParty, ({ signupId }) => {
    const party = parties.get(signupId);
    if (!party) throw new NotFound();
    return party;
  });
  const createSignup = (given: Partial<SignupPartyView> = {}) => {
    const id = 100_000_000 + parties.size;
    parties.set(id, buildParty({ ...given, id }));
    return id;
  };
  return { ...service, parties, createSignup };
}

/** Asks again after a 503, as a client may: what a busy machine has no time for is refused, never half done. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  const once = () =>
    ask().then(
      (answer) => ({ settled: Promise.resolve(answer) }),
      (error: unknown) => !isUnavailable(error) && { settled: Promise.reject<T>(error as Error) },
    );
  const { settled } = await eventually(once, {
    fact: 'the service answered',
    withinMs: 120_000,
    everyMs: 500,
  });
  return settled;
}

const isUnavailable = (error: unknown) => error instanceof DomainError && error.status === 503;

/** A signature as the gateway passes it on. */
export const buildSignature = (given: Partial<PayloadOf<SignAgreement>> = {}): PayloadOf<SignAgreement> => ({
  signupId: 100_000_000,
  clientSignature: 'Ada Byron',
  clientSignatureType: 'typed',
  clientIpAddress: '198.51.100.4',
  origin: { ipAddress: '203.0.113.7', userAgent: 'Testing/1.0' },
  ...given,
});
