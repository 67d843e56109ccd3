import { Controller } from '@nestjs/common';
import {
  GetLetterPdf,
  GetLetterToMail,
  ListClientDesignations,
  ListDesignations,
  MoveDesignation,
  SignDesignation,
  UploadSignedLetter,
  type DesignationDetailView,
  type DesignationView,
  type LetterPdfView,
  type LetterToMailView,
} from '@rep13/contracts-agreements';
import { OnCommand } from '@rep13/service-kit';
import { DesignationsService } from './designations.service.ts';
import { Letters } from './letters.service.ts';

@Controller()
export class DesignationsController {
  constructor(
    private readonly designations: DesignationsService,
    private readonly letters: Letters,
  ) {}

  @OnCommand(ListClientDesignations)
  ofClient({ signupId }: ListClientDesignations): Promise<DesignationView[]> {
    return this.designations.ofClient(signupId);
  }

  @OnCommand(SignDesignation)
  sign(command: SignDesignation): Promise<DesignationView> {
    return this.designations.sign(command);
  }

  @OnCommand(UploadSignedLetter)
  upload(command: UploadSignedLetter): Promise<DesignationView> {
    return this.designations.upload(command);
  }

  @OnCommand(GetLetterPdf)
  letter(command: GetLetterPdf): Promise<LetterPdfView> {
    return this.letters.get(command);
  }

  @OnCommand(GetLetterToMail)
  toMail(command: GetLetterToMail): Promise<LetterToMailView> {
    return this.letters.toMail(command);
  }

  @OnCommand(ListDesignations)
  list(query: ListDesignations): Promise<DesignationDetailView[]> {
    return this.designations.list(query);
  }

  @OnCommand(MoveDesignation)
  move(command: MoveDesignation): Promise<DesignationDetailView> {
    return this.designations.move(command);
  }
}
