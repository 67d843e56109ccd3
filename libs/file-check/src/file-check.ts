import { Injectable } from '@nestjs/common';
import { MESSAGES } from '@rep13/contracts-constants';
import { ValidationFailed } from '@rep13/service-kit';
import { documentTypeOf } from './document-type.ts';
import { nameWithExtension } from './file-name.ts';
import { FileActive, FileTypeNotAccepted, FileUnreadable } from './file-errors.ts';
import { contentFaultOf } from './content-fault.ts';
import { orderFileFaultOf } from './order-file-fault.ts';
import { orderFileTypeOf } from './order-file-type.ts';
import { VirusScanner } from './virus-scanner.ts';

/** How a file is kept. */
export interface FileKind {
  readonly name: string;
  readonly contentType: string;
}

/** What a place takes: documents, or also the pictures, mails, tables and signed containers that come with orders. */
export type TakenFiles = 'documents' | 'order-files';

const WAYS = {
  documents: { typeOf: documentTypeOf, faultOf: contentFaultOf },
  'order-files': { typeOf: orderFileTypeOf, faultOf: orderFileFaultOf },
} as const;

/** What must be known of bytes before they become a file that somebody opens. */
@Injectable()
export class FileCheck {
  constructor(private readonly scanner: VirusScanner) {}

  /** @throws ValidationFailed, FileTypeNotAccepted, FileActive, FileUnreadable, FileInfected, FileNotScanned */
  async kindOf(bytes: Buffer, name: string, taken: TakenFiles = 'documents'): Promise<FileKind> {
    const { typeOf, faultOf } = WAYS[taken];
    if (bytes.length === 0) throw new ValidationFailed([{ path: 'file', message: MESSAGES.uploadEmpty }]);
    const type = await typeOf(bytes, name);
    if (!type) throw new FileTypeNotAccepted(taken);
    const fault = await faultOf(bytes, type.extension);
    if (fault) throw fault === 'active' ? new FileActive() : new FileUnreadable();
    await this.scanner.requireClean(bytes);
    return { name: nameWithExtension(name, type.extension), contentType: type.contentType };
  }
}
