import { Inject, Injectable } from '@nestjs/common';
import { DrawTransferFile, type TransferFilePdfView } from '@rep13/contracts-agreements';
import { SAMPLE_NOTE } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { LEGAL_ENTITY, OnCommand, taskFile } from '@rep13/service-kit';
import { PdfRenderer } from '../pdf/pdf-renderer.ts';

const RENDERER = taskFile<typeof import('./render-transfer-file.ts')>(
  new URL('./render-transfer-file', import.meta.url),
);

/** Draws transfer files. Nothing of them is stored here. */
@Injectable()
export class TransferFileService {
  constructor(
    private readonly renderer: PdfRenderer,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  @OnCommand(DrawTransferFile)
  async draw({ companyName, madeAt, sections }: DrawTransferFile): Promise<TransferFilePdfView> {
    const { brand, isSample, name } = this.entity;
    const note = isSample ? SAMPLE_NOTE : null;
    const document = { companyName, madeAt, sections, brand, note, author: name };
    return { bytes: await this.renderer.renderWith(RENDERER, 'renderTransferFile', document) };
  }
}
