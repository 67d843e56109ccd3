import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { SlaConfig } from '../config.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A file's bytes as they are kept: with the authentication tag at their end. */
export interface EncryptedBytes {
  readonly keyId: string;
  readonly nonce: Buffer;
  readonly sealed: Buffer;
}

/** Encrypts files with AES-256-GCM; the file's id goes in, so that no row's bytes pass for another's. */
@Injectable()
export class FileCipher {
  private readonly keys: Map<string, Buffer>;
  private readonly currentId: string;

  constructor(@Inject(SERVICE_CONFIG) { TICKET_FILE_KEY, TICKET_FILE_KEY_PREVIOUS }: SlaConfig) {
    const keys = [TICKET_FILE_KEY, TICKET_FILE_KEY_PREVIOUS ?? []].flat().map(keyOf);
    this.keys = new Map(keys.map((key) => [idOf(key), key]));
    this.currentId = idOf(keyOf(TICKET_FILE_KEY));
  }

  encrypt(fileId: string, bytes: Uint8Array): EncryptedBytes {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key(this.currentId), nonce).setAAD(Buffer.from(fileId));
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    return { keyId: this.currentId, nonce, sealed };
  }

  /** Throws for bytes that were changed, or whose key is not there any more. */
  decrypt(fileId: string, { keyId, nonce, sealed }: EncryptedBytes): Buffer {
    const decipher = createDecipheriv(ALGORITHM, this.key(keyId), nonce)
      .setAAD(Buffer.from(fileId))
      .setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  }

  private key(id: string): Buffer {
    const key = this.keys.get(id);
    if (!key) throw new Error(`no key ${id}: set TICKET_FILE_KEY_PREVIOUS to what TICKET_FILE_KEY was`);
    return key;
  }
}

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'rep13 ticket files', 32));

/** Names a key without saying anything of it. */
const idOf = (key: Buffer): string => sha256Hex(key).slice(0, 16);
