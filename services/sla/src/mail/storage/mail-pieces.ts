import { Injectable } from '@nestjs/common';
import { MAIL_LIMITS } from '@rep13/contracts-sla/constants';
import { NotFound } from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { FileCipher, type EncryptedBytes } from '../../conversation/file-cipher.ts';

/** The bytes of mails as they came, encrypted, in pieces: one large value would be held in memory several times. */
@Injectable()
export class MailPieces {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FileCipher,
  ) {}

  /** How many pieces so many bytes take; an empty mail has one. */
  static countFor(bytes: number): number {
    return Math.max(1, Math.ceil(bytes / MAIL_LIMITS.pieceBytes));
  }

  async store(db: EntityManager, mailId: number, raw: Buffer): Promise<void> {
    for (let no = 1; no <= MailPieces.countFor(raw.length); no += 1) {
      const piece = raw.subarray((no - 1) * MAIL_LIMITS.pieceBytes, no * MAIL_LIMITS.pieceBytes);
      const { keyId, nonce, sealed } = this.cipher.encrypt(idOf(mailId, no), piece);
      await db.query(
        'insert into inbound_mail_pieces (mail_id, no, key_id, nonce, sealed) values ($1, $2, $3, $4, $5)',
        [mailId, no, keyId, nonce, sealed],
      );
    }
  }

  /** @throws NotFound */
  async piece(mailId: number, no: number): Promise<Buffer> {
    const [stored] = await this.dataSource.query<EncryptedBytes[]>(
      'select key_id as "keyId", nonce, sealed from inbound_mail_pieces where mail_id = $1 and no = $2',
      [mailId, no],
    );
    if (!stored) throw new NotFound();
    return this.cipher.decrypt(idOf(mailId, no), stored);
  }

  /** All of a mail. @throws NotFound */
  async bytesOf({ id, pieces }: { readonly id: number; readonly pieces: number }): Promise<Buffer> {
    const found: Buffer[] = [];
    for (let no = 1; no <= pieces; no += 1) found.push(await this.piece(id, no));
    return Buffer.concat(found);
  }
}

/** A piece moved to another mail, or to another place in its own, can't be decrypted. */
const idOf = (mailId: number, no: number): string => `mail ${mailId} ${no}`;
