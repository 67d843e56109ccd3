import { Controller } from '@nestjs/common';
import {
  FindDocument,
  FindDocumentByNumber,
  VerifyDocument,
  type DocumentVerificationView,
  type NumberedDocumentView,
  type UploadVerificationView,
} from '@rep13/contracts-agreements';
import { OnCommand } from '@rep13/service-kit';
import { DocumentVerification } from './document-verification.service.ts';

/** What anybody may ask about a document: whether it is ours, and what its signatures are worth. */
@Controller()
export class DocumentsController {
  constructor(private readonly verification: DocumentVerification) {}

  @OnCommand(FindDocument)
  find({ sha256 }: FindDocument): Promise<DocumentVerificationView> {
    return this.verification.find(sha256);
  }

  @OnCommand(FindDocumentByNumber)
  findByNumber({ number }: FindDocumentByNumber): Promise<NumberedDocumentView> {
    return this.verification.findByNumber(number);
  }

  @OnCommand(VerifyDocument)
  verify({ bytes }: VerifyDocument): Promise<UploadVerificationView> {
    return this.verification.verify(bytes);
  }
}
