import { Inject, Injectable } from '@nestjs/common';
import { CertificateRevoked, GetCertificate, type CertificatePdfView } from '@rep13/contracts-agreements';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  Clock,
  LEGAL_ENTITY,
  lockOneOrFail,
  NotFound,
  OnCommand,
  SERVICE_CONFIG,
  threadFile,
  type Scope,
} from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { DataSource, IsNull } from 'typeorm';
import { AgreementDocument } from '../documents/agreement-document.entity.ts';
import { MandateOver } from '../mandates/mandates.errors.ts';
import type { AgreementsConfig } from '../config.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { printedRecordId } from '../representative-record/printed-record.ts';
import { RegisterService } from '../register/register.service.ts';
import { SealsService } from '../seal/seals.service.ts';
import { SEALED_WITHIN_MS } from '../seal/seal-jobs.ts';
import { ANNOUNCE_CERTIFICATE } from './announce-certificate.job.ts';
import { announceCertificate } from './announce-certificate.ts';
import { certifiedClient } from './certified-client.ts';
import { Certificate } from './certificate.entity.ts';
import { toCertificateDocument } from './certificate-document.ts';
import type { CertificateToIssue } from './issue-certificate.job.ts';

/** A certificate that is made but not issued. */
export interface MadeCertificate extends CertificateToIssue {
  readonly issuedAt: Date;
  readonly recordId: number | null;
  readonly bytes: Buffer;
}

const RENDERER = threadFile<typeof import('./render-certificate.ts')>(
  new URL('./render-certificate', import.meta.url),
);

/** The certificates of appointment: of each mandate the last one is valid, and none once it is over. */
@Injectable()
export class CertificatesService {
  private readonly publicUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly register: RegisterService,
    private readonly renderer: PdfRenderer,
    private readonly seals: SealsService,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    @Inject(SERVICE_CONFIG) { publicUrl }: AgreementsConfig,
  ) {
    this.publicUrl = publicUrl;
  }

  /** The valid one, with the highest seal there is. @throws NotFound, MandateOver */
  @OnCommand(GetCertificate)
  async get({ numberSha256 }: GetCertificate): Promise<CertificatePdfView> {
    const registered = await this.register.registered({ numberSha256 });
    const { manager } = this.dataSource;
    const mandateId = registered?.mandate.id ?? 0;
    const certificate = await manager.findOneBy(Certificate, { mandateId, revokedAt: IsNull() });
    const over = registered && endOf(registered.mandate, this.clock.now());
    if (over) throw new MandateOver(over);
    if (!registered || !certificate) throw new NotFound();
    const { sha256, bytes } = await this.seals.document(certificate.sha256);
    const { registerNumber } = registered.mandate;
    const fileName = `certificate-${registerNumber}-${certificate.version}.pdf`;
    return { fileName, sha256, bytes, awaitsSeal: certificate.announcedAt === null };
  }

  /** @returns undefined where there is nothing to issue: the mandate is over, or it was done. */
  async make(wanted: CertificateToIssue): Promise<MadeCertificate | undefined> {
    const { mandateId, version } = wanted;
    const issuedAt = this.clock.now();
    const registered = await this.register.registered({ mandateId });
    if (!registered || endOf(registered.mandate, issuedAt)) return undefined;
    if (await this.dataSource.manager.existsBy(Certificate, { mandateId, version })) return undefined;
    const { entity, publicUrl } = this;
    const recordId = await printedRecordId(this.dataSource.manager, entity);
    const client = await certifiedClient(this.dataSource.manager, registered.mandate);
    const sealKind = this.seals.kind;
    const issue = { version, client, sealKind, issuedAt, publicUrl };
    const document = toCertificateDocument(registered, entity, issue);
    return {
      ...wanted,
      issuedAt,
      recordId,
      bytes: await this.renderer.renderWith(RENDERER, 'renderCertificate', document),
    };
  }

  /** Stores it, has it sealed and then announced, and revokes the one before; what was issued or is over by now stays as it is. */
  async issue(scope: Scope, made: MadeCertificate): Promise<void> {
    const { db, outbox, jobs } = scope;
    const { mandateId, version, issuedAt, recordId, bytes, isBackfilled } = made;
    const mandate = await lockOneOrFail(db, Mandate, { id: mandateId });
    if (endOf(mandate, issuedAt)) return;
    if (await db.existsBy(Certificate, { mandateId, version })) return;
    if ((await printedRecordId(db, this.entity)) !== recordId)
      throw new Error('the record of the representative changed while the certificate was made');
    await this.revoke({ db, outbox }, mandate, issuedAt);
    const sha256 = sha256Hex(bytes);
    await db.insert(AgreementDocument, { sha256, bytes, createdAt: issuedAt });
    await db.insert(Certificate, {
      mandateId,
      version,
      issuedAt,
      sha256,
      recordId,
      announcedAt: null,
      revokedAt: null,
    });
    this.seals.order(scope, sha256);
    const which = { mandateId, version };
    // Nobody is mailed about a mandate that began long ago, so nobody waits for its seal.
    if (isBackfilled || !this.seals.isOn) return announceCertificate(scope, which, issuedAt, isBackfilled);
    const sealedBy = new Date(issuedAt.getTime() + SEALED_WITHIN_MS);
    jobs.enqueue(ANNOUNCE_CERTIFICATE, `${mandateId}-${version}`, which, sealedBy);
  }

  /** Nothing happens where none is valid. */
  async revoke({ db, outbox }: Pick<Scope, 'db' | 'outbox'>, mandate: Mandate, at: Date): Promise<void> {
    const { id: mandateId, signupId, registerNumber } = mandate;
    const valid = await db.findOneBy(Certificate, { mandateId, revokedAt: IsNull() });
    if (!valid) return;
    await db.save(Certificate, { ...valid, revokedAt: at });
    const { version, announcedAt } = valid;
    if (!announcedAt) return;
    outbox.add(CertificateRevoked, { signupId, registerNumber, version, revokedAt: at.toISOString() });
  }
}

/** The last moment of a mandate that is over. */
function endOf(mandate: Mandate, now: Date): string | null {
  const state = mandate.stateAt(now);
  return state === 'run_off' || state === 'ended' ? (mandate.endsAt?.toISOString() ?? null) : null;
}
