import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DocumentSource, type Redrawn } from '../documents/document-source.ts';
import { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';
import { toSignedDocument } from './to-signed-document.ts';

@Injectable()
export class RedrawAgreement extends DocumentSource {
  readonly listed = 'select pdf_sha256 from legal_agreements where pdf_sha256 is not null';

  constructor(
    private readonly dataSource: DataSource,
    private readonly renderer: PdfRenderer,
  ) {
    super();
  }

  async redraw(pdfSha256: string, versionNote: string): Promise<Redrawn | null> {
    const agreement = await this.dataSource.manager.findOneBy(LegalAgreement, { pdfSha256 });
    if (!agreement) return null;
    const bytes = await this.renderer.render({ ...toSignedDocument(agreement), versionNote });
    return { signupId: agreement.signupId, kind: 'agreement', number: agreement.agreementNumber, bytes };
  }
}
