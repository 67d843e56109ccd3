import { Injectable } from '@nestjs/common';
import { TICKET_FILES } from '@rep13/contracts-authority-requests/constants';
import type { StaffFileView, TicketFileContentView } from '@rep13/contracts-sla';
import { cleanFileName, FileCheck, type FileKind } from '@rep13/file-check';
import { Clock, NotFound } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import type { EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { FileCipher, type EncryptedBytes } from './file-cipher.ts';
import { TicketFilesFull } from './conversation.errors.ts';
import { toTicketFileView } from './conversation-of.ts';
import { TicketFile } from './ticket-file.entity.ts';

/** A file that was looked at, and is not stored yet. */
export interface ExaminedFile {
  readonly kind: FileKind;
  readonly bytes: Uint8Array;
}

/** The files of tickets: what the bytes are decides the type, and they are stored encrypted. */
@Injectable()
export class TicketFilesService {
  constructor(
    private readonly check: FileCheck,
    private readonly cipher: FileCipher,
    private readonly clock: Clock,
  ) {}

  /**
   * Before any transaction, because looking at the bytes takes its time.
   * @throws FileTypeNotAccepted, FileActive, FileUnreadable, FileInfected, FileNotScanned, ValidationFailed
   */
  async examine(name: string, bytes: Uint8Array): Promise<ExaminedFile> {
    const kind = await this.check.kindOf(Buffer.from(bytes), cleanFileName(name), 'order-files');
    return { kind, bytes };
  }

  /** In the transaction that holds the ticket, so that two at once can't exceed the limit. @throws TicketFilesFull */
  async store(
    db: EntityManager,
    ticketId: number,
    sender: StaffFileView['from'],
    { kind, bytes }: ExaminedFile,
  ): Promise<TicketFile> {
    if ((await db.countBy(TicketFile, { ticketId, sender, ofEarlierClient: false })) >= TICKET_FILES.filesMax)
      throw new TicketFilesFull();
    const file = Object.assign(new TicketFile(), {
      id: uuidv7(),
      ticketId,
      sender,
      ...kind,
      size: bytes.byteLength,
      sha256: sha256Hex(bytes),
      ofEarlierClient: false,
      createdAt: this.clock.now(),
    });
    const { keyId, nonce, sealed } = this.cipher.encrypt(file.id, bytes);
    await db.query(
      `insert into ticket_files
         (id, ticket_id, sender, name, content_type, size, sha256, created_at, key_id, nonce, sealed)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        ...[file.id, ticketId, sender, file.name, file.contentType, file.size, file.sha256, file.createdAt],
        ...[keyId, nonce, sealed],
      ],
    );
    return file;
  }

  /** Who may read it the caller has found out. @throws NotFound */
  async open(db: EntityManager, ticketId: number, fileId: string): Promise<TicketFileContentView> {
    const file = await db.findOneBy(TicketFile, { id: fileId, ticketId });
    const [stored] = await db.query<EncryptedBytes[]>(
      'select key_id as "keyId", nonce, sealed from ticket_files where id = $1 and ticket_id = $2',
      [fileId, ticketId],
    );
    if (!file || !stored) throw new NotFound();
    return { file: toTicketFileView(file), bytes: this.cipher.decrypt(file.id, stored) };
  }
}
