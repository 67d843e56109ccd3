import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { LEGAL_ENTITY, SERVICE_CONFIG, taskFile } from '@rep13/service-kit';
import { DataSource, IsNull } from 'typeorm';
import type { AgreementsConfig } from '../config.ts';
import { DocumentSource, type Redrawn } from '../documents/document-source.ts';
import { PdfRenderer } from '../pdf/pdf-renderer.ts';
import { printedRecordId } from '../representative-record/printed-record.ts';
import { RegisterService } from '../register/register.service.ts';
import { SealsService } from '../seal/seals.service.ts';
import { certifiedClient } from './certified-client.ts';
import { toCertificateDocument } from './certificate-document.ts';
import { Certificate } from './certificate.entity.ts';

const RENDERER = taskFile<typeof import('./render-certificate.ts')>(
  new URL('./render-certificate', import.meta.url),
);

/** Of certificates only the valid ones: nobody is given another, and what they said may have changed. */
@Injectable()
export class RedrawCertificate extends DocumentSource {
  readonly listed = 'select sha256 from certificates where revoked_at is null';

  constructor(
    private readonly dataSource: DataSource,
    private readonly register: RegisterService,
    private readonly renderer: PdfRenderer,
    private readonly seals: SealsService,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
    @Inject(SERVICE_CONFIG) private readonly config: AgreementsConfig,
  ) {
    super();
  }

  async redraw(sha256: string, versionNote: string): Promise<Redrawn | null> {
    const certificate = await this.dataSource.manager.findOneBy(Certificate, { sha256, revokedAt: IsNull() });
    const registered = certificate && (await this.register.registered({ mandateId: certificate.mandateId }));
    if (!certificate || !registered) return null;
    const { version, issuedAt, recordId } = certificate;
    // Its details have changed since: it is about to be issued again, and must not say the new ones under its number.
    const printed = await printedRecordId(this.dataSource.manager, this.entity);
    if (recordId !== null && recordId !== printed) return null;
    const { publicUrl } = this.config;
    const client = await certifiedClient(this.dataSource.manager, registered.mandate);
    const issue = {
      language: 'en',
      version,
      client,
      sealKind: this.seals.kind,
      issuedAt,
      publicUrl,
    } as const;
    const document = toCertificateDocument(registered, this.entity, issue);
    const bytes = await this.renderer.renderWith(RENDERER, 'renderCertificate', { ...document, versionNote });
    const { signupId, registerNumber } = registered.mandate;
    return { signupId, kind: 'certificate', number: registerNumber, bytes };
  }
}
