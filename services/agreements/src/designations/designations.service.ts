import { Injectable } from '@nestjs/common';
import {
  ListClientDesignations,
  ListDesignations,
  MoveDesignation,
  SignDesignation,
  UploadSignedLetter,
  type DesignationDetailView,
  type DesignationView,
} from '@rep13/contracts-agreements';
import { LIST_MAX } from '@rep13/contracts-constants';
import { FileCheck, FileUnreadable } from '@rep13/file-check';
import { Clock, currentContext, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource, In } from 'typeorm';
import { AgreementTextChanged } from '../agreements/agreements.errors.ts';
import { CoordinatorAddress } from '../coordinators/coordinator-address.entity.ts';
import { UntrustedInput } from '../seal/untrusted-input.ts';
import { Designation } from './designation.entity.ts';
import { toDesignationDetailView, toDesignationView } from './designation.view.ts';
import { LetterNotAPdf } from './designations.errors.ts';
import { LettersService } from './letters.service.ts';
import { moveDesignation } from './move-designation.ts';
import { RENDER_LETTER } from './render-letter.job.ts';
import { saveSigned, takeDraft } from './sign-letter.ts';

/** The letters that notify coordinators of who represents a client. */
@Injectable()
export class DesignationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly letters: LettersService,
    private readonly fileCheck: FileCheck,
    private readonly untrusted: UntrustedInput,
  ) {}

  @OnCommand(ListClientDesignations)
  async ofClient({ signupId }: ListClientDesignations): Promise<DesignationView[]> {
    const found = await this.dataSource.manager.find(Designation, {
      where: { signupId },
      order: { id: 'desc' },
    });
    return found.map(toDesignationView);
  }

  @OnCommand(ListDesignations)
  async list({ state }: ListDesignations): Promise<DesignationDetailView[]> {
    const found = await this.dataSource.manager.find(Designation, {
      where: { state: state ?? In(['signed', 'sending', 'sent', 'returned']) },
      order: { id: 'asc' },
      take: LIST_MAX,
    });
    const addresses = await this.dataSource.manager.find(CoordinatorAddress);
    const mailTo = new Map(addresses.map(({ state: of, email }) => [of, email]));
    return found.map((letter) =>
      toDesignationDetailView(letter, mailTo.get(letter.coordinatorState) ?? null),
    );
  }

  /** @throws NotFound, AgreementTextChanged, SuspendedMayNotSign */
  @OnCommand(SignDesignation)
  sign({ signupId, signerName, signerTitle, textSha256, origin }: SignDesignation): Promise<DesignationView> {
    const signedAt = this.clock.now();
    const signedBy = currentContext()?.actor ?? null;
    return this.unitOfWork.runOnce(async (scope) => {
      const designation = await takeDraft(scope.db, { signupId });
      if (designation.textSha256 !== textSha256) throw new AgreementTextChanged();
      const signerIpAddress = origin.ipAddress ?? null;
      designation.sign({ signerName, signerTitle, signedBy, signerIpAddress, signedAt });
      await saveSigned(scope, designation);
      const { id: designationId } = designation;
      scope.jobs.enqueue(RENDER_LETTER, `${designationId}`, { designationId });
      return toDesignationView(designation);
    });
  }

  /**
   * Takes a letter that was printed and signed, or signed elsewhere.
   * @throws NotFound, SuspendedMayNotSign, LetterNotAPdf, FileActive, FileUnreadable, FileInfected, FileNotScanned
   */
  @OnCommand(UploadSignedLetter)
  async upload({ signupId, designationId: id, bytes, origin }: UploadSignedLetter): Promise<DesignationView> {
    const pdf = Buffer.from(bytes);
    const { contentType } = await this.fileCheck.kindOf(pdf, 'letter.pdf');
    if (contentType !== 'application/pdf') throw new LetterNotAPdf();
    // In a process with limits: the file is a stranger's.
    if ((await this.untrusted.ask('pagesOf', pdf)) === 0) throw new FileUnreadable();
    const signedAt = this.clock.now();
    const signedBy = currentContext()?.actor ?? null;
    return this.unitOfWork.runOnce(async (scope) => {
      const designation = await takeDraft(scope.db, { id, signupId });
      const letterSha256 = await this.letters.saveBytes(scope, pdf);
      designation.upload({ letterSha256, signedBy, signerIpAddress: origin.ipAddress ?? null, signedAt });
      await saveSigned(scope, designation);
      return toDesignationView(designation);
    });
  }

  /** @throws NotFound, ValidationFailed, DesignationMoveNotAllowed, LetterNotSealed, CoordinatorAddressUnconfirmed */
  @OnCommand(MoveDesignation)
  async move(command: MoveDesignation): Promise<DesignationDetailView> {
    if (command.move === 'send') await this.letters.requireSealed(command.designationId);
    const recorded = { at: this.clock.now(), by: currentContext()?.actor ?? 'unknown' };
    return this.unitOfWork.runOnce(async (scope) => {
      const designation = await moveDesignation(scope, command, recorded);
      const { coordinatorState: state } = designation;
      const address = await scope.db.findOneBy(CoordinatorAddress, { state });
      return toDesignationDetailView(designation, address?.email ?? null);
    });
  }
}
