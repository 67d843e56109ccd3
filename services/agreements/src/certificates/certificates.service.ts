import { Inject, Injectable } from '@nestjs/common';
import { AUTHORITY_LANGUAGES, type AuthorityLanguage } from '@rep13/contracts-authority-requests/constants';
import { CertificateRevoked, GetCertificate, type CertificatePdfView } from '@rep13/contracts-agreements';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import {
  Clock,
  LEGAL_ENTITY,
  lockOneOrFail,
  NotFound,
  OnCommand,
  SERVICE_CONFIG,
  taskFile,
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
import type { Registered } from '../register/register-facts.ts';
import { RegisterService } from '../register/register.service.ts';
import { SealsService } from '../seal/seals.service.ts';
import { SEALED_WITHIN_MS } from '../seal/seal-jobs.ts';
import { ANNOUNCE_CERTIFICATE } from './announce-certificate.job.ts';
import { announceCertificate } from './announce-certificate.ts';
import { certifiedClient } from './certified-client.ts';
import { CertificateTranslation } from './certificate-translation.entity.ts';
import { storeTranslations, TRANSLATED_INTO, type Translation } from './certificate-translations.ts';
import { Certificate } from './certificate.entity.ts';
import { toCertificateDocument } from './certificate-document.ts';
import type { CertificateToIssue } from './issue-certificate.job.ts';
import type { CertificateToTranslate } from './translate-certificate.job.ts';

/** A certificate that is made but not issued. */
export interface MadeCertificate extends CertificateToIssue {
  readonly issuedAt: Date;
  readonly recordId: number | null;
  readonly bytes: Buffer;
  readonly translations: readonly Translation[];
}

const RENDERER = taskFile<typeof import('./render-certificate.ts')>(
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

  /**
   * The valid one, with the highest seal there is; in English where it is not made yet in the language that was asked for.
   * @throws NotFound, MandateOver
   */
  @OnCommand(GetCertificate)
  async get({ numberSha256, language: wanted }: GetCertificate): Promise<CertificatePdfView> {
    const registered = await this.register.registered({ numberSha256 });
    const { manager } = this.dataSource;
    const mandateId = registered?.mandate.id ?? 0;
    const certificate = await manager.findOneBy(Certificate, { mandateId, revokedAt: IsNull() });
    const over = registered && endOf(registered.mandate, this.clock.now());
    if (over) throw new MandateOver(over);
    if (!registered || !certificate) throw new NotFound();
    const { version, announcedAt } = certificate;
    const translation =
      wanted && (await manager.findOneBy(CertificateTranslation, { mandateId, version, language: wanted }));
    const { sha256, bytes } = await this.seals.document((translation || certificate).sha256);
    const { registerNumber } = registered.mandate;
    const language = translation ? translation.language : AUTHORITY_LANGUAGES[0];
    const fileName = `certificate-${registerNumber}-${version}${translation ? `-${language}` : ''}.pdf`;
    return { fileName, sha256, bytes, language, awaitsSeal: announcedAt === null };
  }

  /** @returns undefined where there is nothing to issue: the mandate is over, or it was done. */
  async make(wanted: CertificateToIssue): Promise<MadeCertificate | undefined> {
    const { mandateId, version } = wanted;
    const issuedAt = this.clock.now();
    const registered = await this.register.registered({ mandateId });
    if (!registered || endOf(registered.mandate, issuedAt)) return undefined;
    if (await this.dataSource.manager.existsBy(Certificate, { mandateId, version })) return undefined;
    const recordId = await printedRecordId(this.dataSource.manager, this.entity);
    const render = await this.rendererOf(registered, { version, issuedAt });
    const bytes = await render(AUTHORITY_LANGUAGES[0]);
    return { ...wanted, issuedAt, recordId, bytes, translations: await translationsBy(render) };
  }

  /**
   * A certificate that was issued before, in the other languages.
   * @returns undefined where it is not valid any more, or what it says has changed: then another one takes its place.
   */
  async translate({ mandateId, version }: CertificateToTranslate): Promise<Translation[] | undefined> {
    const { manager } = this.dataSource;
    const certificate = await manager.findOneBy(Certificate, { mandateId, version, revokedAt: IsNull() });
    const registered = certificate && (await this.register.registered({ mandateId }));
    if (!registered || endOf(registered.mandate, this.clock.now())) return undefined;
    const { recordId } = certificate;
    if (recordId !== null && recordId !== (await printedRecordId(manager, this.entity))) return undefined;
    return translationsBy(await this.rendererOf(registered, certificate));
  }

  async storeTranslations(
    scope: Scope,
    which: CertificateToTranslate,
    translations: readonly Translation[],
  ): Promise<void> {
    await lockOneOrFail(scope.db, Mandate, { id: which.mandateId });
    await storeTranslations(scope, this.seals, which, translations, this.clock.now());
  }

  /** Stores it, has it sealed and then announced, and revokes the one before; what was issued or is over by now stays as it is. */
  async issue(scope: Scope, made: MadeCertificate): Promise<void> {
    const { db, outbox, jobs } = scope;
    const { mandateId, version, issuedAt, recordId, bytes, isBackfilled, translations } = made;
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
    await storeTranslations(scope, this.seals, which, translations, issuedAt);
    // Nobody is mailed about a mandate that began long ago, so nobody waits for its seal.
    if (isBackfilled || !this.seals.isOn) return announceCertificate(scope, which, issuedAt, isBackfilled);
    const sealedBy = new Date(issuedAt.getTime() + SEALED_WITHIN_MS);
    jobs.enqueue(ANNOUNCE_CERTIFICATE, `${mandateId}-${version}`, which, sealedBy);
  }

  /** One certificate, to be rendered in each language. */
  private async rendererOf(
    registered: Registered,
    { version, issuedAt }: Pick<Certificate, 'version' | 'issuedAt'>,
  ): Promise<RenderIn> {
    const { entity, publicUrl } = this;
    const client = await certifiedClient(this.dataSource.manager, registered.mandate);
    const issue = { version, client, sealKind: this.seals.kind, issuedAt, publicUrl };
    return (language) =>
      this.renderer.renderWith(
        RENDERER,
        'renderCertificate',
        toCertificateDocument(registered, entity, { ...issue, language }),
      );
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

type RenderIn = (language: AuthorityLanguage) => Promise<Buffer>;

async function translationsBy(render: RenderIn): Promise<Translation[]> {
  const translations: Translation[] = [];
  for (const language of TRANSLATED_INTO) translations.push({ language, bytes: await render(language) });
  return translations;
}

/** The last moment of a mandate that is over. */
function endOf(mandate: Mandate, now: Date): string | null {
  const state = mandate.stateAt(now);
  return state === 'run_off' || state === 'ended' ? (mandate.endsAt?.toISOString() ?? null) : null;
}
