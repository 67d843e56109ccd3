import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { LEGAL_ENTITY } from '@rep13/service-kit';
import { sha256Hex } from '@rep13/service-kit/hashes';
import { DataSource, type EntityManager } from 'typeorm';
import { FileCipher, type EncryptedBytes } from '../../conversation/file-cipher.ts';

/** What a token server has answered; `next` is the refresh token that takes the place of the one that was used. */
export interface Refreshed<T> {
  readonly value: T;
  readonly next: string | undefined;
}

/** Where the refresh token in use is stored. */
export interface RefreshTokenStore {
  /** @param configured the one in the settings, which counts until its server gives another */
  use<T>(configured: string, fetch: (token: string) => Promise<Refreshed<T>>): Promise<T>;
}

type Row = { readonly [key in keyof EncryptedBytes]: EncryptedBytes[key] | null } & {
  readonly configured: string;
};

/**
 * The refresh token that the server gave last (RFC 6749, section 6), encrypted, for after a restart and for every
 * replica: a server may take each token once. One replica asks at a time. A token that is set anew in the settings counts.
 */
@Injectable()
export class RefreshTokens implements RefreshTokenStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cipher: FileCipher,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  use<T>(configured: string, fetch: (token: string) => Promise<Refreshed<T>>): Promise<T> {
    return this.dataSource.transaction(async (db) => {
      const token = await this.current(db, configured);
      const { value, next } = await fetch(token);
      if (next !== undefined && next !== token) await this.replace(db, configured, next);
      return value;
    });
  }

  private async current(db: EntityManager, configured: string): Promise<string> {
    const { authorityEmail: mailbox } = this.entity;
    await db.query(
      'insert into mail_refresh_tokens (mailbox, configured_sha256) values ($1, $2) on conflict do nothing',
      [mailbox, sha256Hex(configured)],
    );
    const [stored] = await db.query<Row[]>(
      `select configured_sha256 as configured, key_id as "keyId", nonce, sealed
       from mail_refresh_tokens where mailbox = $1 for update`,
      [mailbox],
    );
    const isOfSettings = stored?.configured === sha256Hex(configured);
    const { keyId, nonce, sealed } = stored ?? {};
    if (!isOfSettings || !keyId || !nonce || !sealed) return configured;
    return this.cipher.decrypt(idOf(mailbox), { keyId, nonce, sealed }).toString();
  }

  private async replace(db: EntityManager, configured: string, next: string): Promise<void> {
    const { authorityEmail: mailbox } = this.entity;
    const { keyId, nonce, sealed } = this.cipher.encrypt(idOf(mailbox), Buffer.from(next));
    await db.query(
      `update mail_refresh_tokens set configured_sha256 = $2, key_id = $3, nonce = $4, sealed = $5, changed_at = now()
       where mailbox = $1`,
      [mailbox, sha256Hex(configured), keyId, nonce, sealed],
    );
  }
}

const idOf = (mailbox: string): string => `refresh token of ${mailbox}`;
