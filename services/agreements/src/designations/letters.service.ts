import { Inject, Injectable } from '@nestjs/common';
import {
  GetLetterPdf,
  GetLetterToMail,
  type LetterPdfView,
  type LetterToMailView,
} from '@rep13/contracts-agreements';
import {
  Clock,
  insertOnce,
  lockOneOrFail,
  NotFound,
  OnCommand,
  SERVICE_CONFIG,
  taskFile,
  type Scope,
} from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { DataSource } from 'typeorm';
import type { AgreementsConfig } from '../config.ts';
import { AgreementDocument } from '../documents/agreement-document.entity.ts';
import { Mandate } from '../mandates/mandate.entity.ts';
import { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { SealsService } from '../seal/seals.service.ts';
import { Designation } from './designation.entity.ts';
import { LetterNotSealed } from './designations.errors.ts';
import { ownReferenceOf, toLetterDocument } from './letter-document.ts';

const RENDERER = taskFile<typeof import('./render-letter.ts')>(new URL('./render-letter', import.meta.url));

/** The letters as PDFs: stored and sealed once they are signed, drawn on request before that. */
@Injectable()
export class LettersService {
  private readonly verifyUrl: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly renderer: PdfRenderer,
    private readonly seals: SealsService,
    private readonly clock: Clock,
    @Inject(SERVICE_CONFIG) { publicUrl }: AgreementsConfig,
  ) {
    this.verifyUrl = `${publicUrl}/verify`;
  }

  /** @throws NotFound, also for a letter of another client's */
  @OnCommand(GetLetterPdf)
  async get({ designationId, signupId }: GetLetterPdf): Promise<LetterPdfView> {
    const designation = await this.find({ id: designationId, ...(signupId && { signupId }) });
    return this.pdfOf(designation, await this.registerNumberOf(designation));
  }

  /** @throws NotFound when this sending of the letter is over: mailed, given up, or begun again. */
  @OnCommand(GetLetterToMail)
  async toMail({ designationId, sendingAt }: GetLetterToMail): Promise<LetterToMailView> {
    const where = { id: designationId, state: 'sending', sendingAt: new Date(sendingAt) } as const;
    const designation = await this.dataSource.manager.findOneBy(Designation, where);
    if (!designation) throw new NotFound();
    const registerNumber = await this.registerNumberOf(designation);
    const { coordinator, reason, companyName, sendingTo } = designation;
    return {
      ...{ coordinator, reason, companyName, email: sendingTo ?? '' },
      registerNumber,
      ownReference: ownReferenceOf(registerNumber, designation),
      pdf: await this.pdfOf(designation, registerNumber),
    };
  }

  /** What is mailed is what stays. @throws NotFound; LetterNotSealed while its PDF has no seal yet */
  async requireSealed(id: number): Promise<void> {
    const { letterSha256, isUploaded } = await this.find({ id });
    if (isUploaded || !this.seals.isOn) return;
    if (!letterSha256 || !(await this.seals.newest(letterSha256))) throw new LetterNotSealed();
  }

  /** @returns undefined where nothing is to be made: it is there, or there is no such letter (any more). */
  async make(designationId: number): Promise<Buffer | undefined> {
    const designation = await this.dataSource.manager.findOneBy(Designation, { id: designationId });
    if (!designation || designation.letterSha256 || designation.state === 'draft') return undefined;
    return this.render(designation, await this.registerNumberOf(designation));
  }

  /** Stores the PDF of a signed letter, unless there is one, and has it sealed. */
  async store(scope: Scope, designationId: number, bytes: Buffer): Promise<void> {
    const designation = await lockOneOrFail(scope.db, Designation, { id: designationId });
    if (designation.letterSha256) return;
    designation.letterSha256 = await this.saveBytes(scope, bytes);
    await scope.db.save(designation);
    this.seals.order(scope, designation.letterSha256);
  }

  /** @returns the name of the bytes in `agreement_documents`. */
  async saveBytes({ db }: Pick<Scope, 'db'>, bytes: Buffer): Promise<string> {
    const sha256 = sha256Hex(bytes);
    const row = { sha256, bytes, createdAt: this.clock.now() };
    await insertOnce(db, AgreementDocument, row);
    return sha256;
  }

  /** One that was signed, as it was, but for a note of why there is another version. */
  async redraw(
    designation: Designation,
    versionNote: string,
  ): Promise<{ bytes: Buffer; registerNumber: string }> {
    const registerNumber = await this.registerNumberOf(designation);
    return { bytes: await this.render(designation, registerNumber, versionNote), registerNumber };
  }

  private async pdfOf(designation: Designation, registerNumber: string): Promise<LetterPdfView> {
    const { id, letterSha256 } = designation;
    const fileName = `letter-${registerNumber}-${id}.pdf`;
    if (letterSha256) {
      const { sha256, bytes } = await this.seals.document(letterSha256);
      return { fileName, sha256, bytes };
    }
    const bytes = await this.render(designation, registerNumber);
    return { fileName, sha256: sha256Hex(bytes), bytes };
  }

  private render(designation: Designation, registerNumber: string, versionNote?: string): Promise<Buffer> {
    const issue = { registerNumber, verifyUrl: this.verifyUrl, sealKind: this.seals.kind };
    const document = toLetterDocument(designation, issue);
    return this.renderer.renderWith(RENDERER, 'renderLetter', {
      ...document,
      ...(versionNote && { versionNote }),
    });
  }

  private async find(where: { id: number; signupId?: number }): Promise<Designation> {
    const designation = await this.dataSource.manager.findOneBy(Designation, where);
    if (!designation) throw new NotFound();
    return designation;
  }

  private async registerNumberOf({ mandateId }: Designation): Promise<string> {
    const mandate = await this.dataSource.manager.findOneByOrFail(Mandate, { id: mandateId });
    return mandate.registerNumber;
  }
}
