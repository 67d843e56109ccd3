import { Module } from '@nestjs/common';
import { PdfRenderer } from './pdf-renderer.ts';

/** One process that makes PDFs, for everybody who needs one. */
@Module({ providers: [PdfRenderer], exports: [PdfRenderer] })
export class PdfModule {}
