import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { LOGGER, whenDatabaseReady, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource } from 'typeorm';
import { GatewayConfig } from '../../config.ts';
import { SealedClaims } from '../sessions/sealed-claims.ts';
import { nameOf, type FactorOwner } from './factor-owner.ts';

interface Claims {
  readonly owner: string;
  readonly key: string;
}

interface Row {
  readonly owner_kind: FactorOwner['as'];
  readonly owner_id: number;
  readonly sealed_key: string;
}

/**
 * Keys of authenticator apps as they are kept: sealed with a secret that the database does not have, and good for one
 * owner only. While the secret is followed by another one, both open, and what the former sealed is sealed again.
 */
@Injectable()
export class SealedKeys implements OnApplicationBootstrap {
  /** The first seals, all open. */
  private readonly seals: readonly SealedClaims[];

  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly db: DataSource,
  ) {
    this.seals = config.sessionSecrets.map((secret) => new SealedClaims(secret, 'rep13 authenticator apps'));
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.config.SESSION_SECRET_PREVIOUS) return;
    await whenDatabaseReady(this.logger, () => this.resealAll());
  }

  seal(owner: FactorOwner, key: string): string {
    const [current] = this.seals;
    if (!current) throw new Error('there is no secret to seal with');
    return current.seal({ owner: nameOf(owner), key } satisfies Claims);
  }

  /** Undefined for what we did not seal for this owner, or with a secret that nobody knows any more. */
  open(owner: FactorOwner, sealed: string): string | undefined {
    for (const seal of this.seals) {
      const claims = seal.open(sealed) as Claims | undefined;
      if (claims?.owner === nameOf(owner)) return claims.key;
    }
    return undefined;
  }

  private async resealAll(): Promise<void> {
    const rows = await this.db.query<Row[]>(
      'select owner_kind, owner_id, sealed_key from authenticator_apps',
    );
    for (const row of rows) await this.reseal(row);
  }

  private async reseal({ owner_kind, owner_id, sealed_key }: Row): Promise<void> {
    const owner = { as: owner_kind, id: owner_id };
    if (this.seals[0]?.open(sealed_key)) return;
    const key = this.open(owner, sealed_key);
    if (!key) {
      this.logger.warn({ owner: nameOf(owner) }, 'the key of an authenticator app can’t be opened');
      return;
    }
    await this.db.query(
      `update authenticator_apps set sealed_key = $3 where owner_kind = $1 and owner_id = $2 and sealed_key = $4`,
      [owner_kind, owner_id, this.seal(owner, key), sealed_key],
    );
  }
}
