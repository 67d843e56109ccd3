import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { DiscoveryService } from '@nestjs/core';
import { Clock, LEGAL_ENTITY, SERVICE_CONFIG, type Scope } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { DataSource } from 'typeorm';
import type { AgreementsConfig } from '../config.ts';
import { AgreementDocument } from '../documents/agreement-document.entity.ts';
import { ReplacedDocument } from '../documents/replaced-document.entity.ts';
import { bytesToStamp } from './add-time-stamp.ts';
import { DocumentSeal } from './document-seal.entity.ts';
import type { SealKind } from '../pdf/signed-document.ts';
import { addTimeStamp, makeSeal } from './make-seal.ts';
import { OWN_SEAL, sealKindOf, type OwnSeal } from './own-seal.ts';
import { ARCHIVE_SEAL, LIFT_SEAL, SEAL_DOCUMENT } from './seal-jobs.ts';
import { SealMonitor } from './seal-monitor.ts';
import { TimeStamps } from './time-stamps.ts';
import { WhenSealed } from './when-sealed.ts';
import { UntrustedInput } from './untrusted-input.ts';

/** A sealed document that is not stored yet. */
type NewSeal = Omit<DocumentSeal, 'id'> & { readonly bytes: Buffer };

/** So long before the certificate of the last time stamp ends, there is a new one. */
const RENEWED_BEFORE_MS = 30 * 86_400_000;

/** A PDF of level B-LTA that is not stored yet. */
interface NewArchive {
  readonly seal: NewSeal;
  /** Until when its last time stamp is worth something. */
  readonly validTo: Date;
}

/** How long a seal waits for its time stamp before it is asked for again. */
const LIFT_AFTER_MS = 60_000;

/** The seals of stored documents. It knows them by their rendered bytes alone, whatever they are. */
@Injectable()
export class SealsService {
  private readonly verifyUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly untrusted: UntrustedInput,
    private readonly timeStamps: TimeStamps,
    private readonly monitor: SealMonitor,
    private readonly clock: Clock,
    private readonly discovery: DiscoveryService,
    @Inject(OWN_SEAL) private readonly seal: OwnSeal | null,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    @Inject(SERVICE_CONFIG) { publicUrl }: AgreementsConfig,
  ) {
    this.verifyUrl = `${publicUrl}/verify`;
  }

  /** Whether anything is sealed here. */
  get isOn(): boolean {
    return this.seal !== null;
  }

  /** What documents state about the seal that they get. */
  get kind(): SealKind | null {
    return sealKindOf(this.seal);
  }

  /** Has a document sealed that is stored in the same transaction. Nothing happens where there is no seal. */
  order({ jobs }: Pick<Scope, 'jobs'>, renderedSha256: string, { isAnnounced = true } = {}): void {
    if (this.isOn) jobs.enqueue(SEAL_DOCUMENT, renderedSha256, { renderedSha256, isAnnounced });
  }

  /** The stored document, in its newest version, with the highest seal there is; as it was rendered while there is none. */
  async document(renderedSha256: string): Promise<AgreementDocument> {
    const { manager } = this.dataSource;
    const replaced = await manager.findOneBy(ReplacedDocument, { sha256: renderedSha256 });
    const replacement = replaced && (await this.newest(replaced.replacementSha256));
    const seal = replacement ?? (await this.newest(renderedSha256));
    // Where nothing is sealed the second version is handed out as it is; else it waits for its seal.
    const plain = replaced && !seal ? replaced.replacementSha256 : renderedSha256;
    return manager.findOneByOrFail(AgreementDocument, { sha256: seal?.sha256 ?? plain });
  }

  /** Its newest seal, which is its highest. */
  newest(renderedSha256: string): Promise<DocumentSeal | null> {
    return this.dataSource.manager.findOne(DocumentSeal, {
      where: { renderedSha256 },
      order: { id: 'DESC' },
    });
  }

  /** With a time stamp if an authority gives one, else without. */
  async make(renderedSha256: string): Promise<NewSeal> {
    if (!this.seal) throw new Error('there is no seal; set SEAL_P12');
    await this.monitor.requireUsable();
    const { file, fingerprint } = this.seal;
    const sealedAt = this.clock.now();
    const pdf = await this.bytesOf(renderedSha256);
    const reason = `Issued by ${this.entity.name}`;
    const wording = { reason, isDevelopment: this.seal.isDevelopment, verifyUrl: this.verifyUrl };
    const { bytes, toStamp } = await makeSeal({ pdf, file, at: sealedAt, ...wording });
    const own = { renderedSha256, certFingerprint: fingerprint, sealedAt, isBaseline: true };
    const plain = { ...own, level: 'B-B' } as const;
    const stamped = await this.stamped(bytes, toStamp);
    return stamped ? { ...plain, ...stamped } : { ...plain, tsaName: null, genTime: null, ...named(bytes) };
  }

  /** The same seal with a time stamp; null if no authority gives one. */
  async lift(seal: DocumentSeal): Promise<NewSeal | null> {
    const { renderedSha256, certFingerprint, sealedAt, isBaseline } = seal;
    const sealed = await this.bytesOf(seal.sha256);
    const stamped = await this.stamped(sealed, bytesToStamp(sealed));
    return stamped && { renderedSha256, certFingerprint, sealedAt, isBaseline, ...stamped };
  }

  /** Saves a first seal, has it announced, and lifted if it could be higher. */
  async saveFirst(scope: Scope, seal: NewSeal, isAnnounced = true): Promise<void> {
    await this.save(scope, seal);
    if (isAnnounced) await this.announce(scope, seal);
    const { renderedSha256 } = seal;
    if (seal.level === 'B-T') this.orderArchive(scope, renderedSha256, this.clock.now());
    if (seal.level !== 'B-B' || !this.timeStamps.any) return;
    const at = new Date(this.clock.now().getTime() + LIFT_AFTER_MS);
    scope.jobs.enqueue(LIFT_SEAL, renderedSha256, { renderedSha256 }, at);
  }

  /** Each subject knows its own documents. */
  private async announce(scope: Scope, seal: NewSeal): Promise<void> {
    const listeners = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    for (const listener of listeners) if (listener instanceof WhenSealed) await listener.sealed(scope, seal);
  }

  /** Saves a seal that got its time stamp later. */
  async saveLifted(scope: Scope, seal: NewSeal): Promise<void> {
    await this.save(scope, seal);
    this.orderArchive(scope, seal.renderedSha256, this.clock.now());
  }

  /** What keeps a seal verifiable, or another time stamp over it; null if revocation can't be checked. */
  async archive(seal: DocumentSeal): Promise<NewArchive | null> {
    const { renderedSha256, certFingerprint, sealedAt, isBaseline } = seal;
    const sealed = await this.bytesOf(seal.sha256);
    const { urls, roots } = this.timeStamps;
    const archived = await this.untrusted.ask('archive', { sealed, urls, roots, now: this.clock.now() });
    if (!archived) return null;
    const { authority: tsaName, at: genTime, bytes, validTo } = archived;
    const retained = { renderedSha256, certFingerprint, sealedAt, isBaseline, level: 'B-LTA' } as const;
    return { seal: { ...retained, tsaName, genTime, ...named(bytes) }, validTo };
  }

  /** Saves it, and has it renewed in time. */
  async saveArchived(scope: Scope, { seal, validTo }: NewArchive): Promise<void> {
    await this.save(scope, seal);
    this.orderArchive(scope, seal.renderedSha256, new Date(validTo.getTime() - RENEWED_BEFORE_MS));
  }

  /** Only where our certificate names who says whether it was revoked. */
  private orderArchive({ jobs }: Pick<Scope, 'jobs'>, renderedSha256: string, at: Date): void {
    if (!this.seal?.namesRevocation || !this.timeStamps.any) return;
    jobs.enqueue(ARCHIVE_SEAL, `${renderedSha256}:${at.getTime()}`, { renderedSha256 }, at);
  }

  async save({ db }: Pick<Scope, 'db'>, { bytes, ...seal }: NewSeal): Promise<void> {
    await db.insert(AgreementDocument, { sha256: seal.sha256, bytes, createdAt: this.clock.now() });
    await db.insert(DocumentSeal, seal);
  }

  private async stamped(sealed: Uint8Array, toStamp: Uint8Array) {
    const checked = await this.timeStamps.of(toStamp);
    if (!checked) return null;
    const { token, stamp } = checked;
    const bytes = addTimeStamp({ sealed, token });
    return { level: 'B-T', tsaName: stamp.authority, genTime: stamp.at, ...named(bytes) } as const;
  }

  private async bytesOf(sha256: string): Promise<Buffer> {
    const { bytes } = await this.dataSource.manager.findOneByOrFail(AgreementDocument, { sha256 });
    return bytes;
  }
}

const named = (bytes: Uint8Array) => ({
  bytes: Buffer.from(bytes),
  sha256: sha256Hex(bytes),
});
