import { chmod, writeFile } from 'node:fs/promises';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  Clock,
  hashPassword,
  InvalidConfig,
  LOGGER,
  whenDatabaseReady,
  SERVICE_CONFIG,
} from '@rep13/service-kit';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { GatewayConfig } from '../../config.ts';
import { AdminUser } from './admin-user.entity.ts';
import { firstPasswordFault } from './first-password.ts';
import { oneTimePassword } from './one-time-password.ts';

/** On the first start there is nobody to sign in as: makes the admin of the environment. */
@Injectable()
export class FirstAdmin implements OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): Promise<void> {
    return whenDatabaseReady(this.logger, () => this.seeToIt());
  }

  private async seeToIt(): Promise<void> {
    if (await this.db.manager.existsBy(AdminUser, {})) return;
    const fault = await firstPasswordFault(this.config);
    if (fault) throw new InvalidConfig(fault);
    const password = this.config.ADMIN_PASSWORD ?? oneTimePassword();
    // Before the transaction: hashing is slow by design, and an idle transaction is ended.
    const passwordHash = await hashPassword(password);
    await this.db.transaction(async (db) => {
      // Replicas that start together make one admin.
      await db.query(`select pg_advisory_xact_lock(hashtext('first admin'))`);
      if (await db.existsBy(AdminUser, {})) return;
      await this.make(db, passwordHash);
      if (this.config.ADMIN_PASSWORD === undefined) await this.leave(password);
    });
  }

  private async make(db: EntityManager, passwordHash: string): Promise<void> {
    const { ADMIN_USERNAME, ADMIN_EMAIL, ADMIN_PASSWORD } = this.config;
    const now = this.clock.now();
    await db.insert(AdminUser, {
      username: ADMIN_USERNAME,
      email: ADMIN_EMAIL,
      passwordHash,
      role: 'admin',
      isActive: true,
      mustChangePassword: ADMIN_PASSWORD === undefined,
      sessionsValidFrom: now,
      createdAt: now,
    });
  }

  /** For the one person at the terminal; the program that starts the gateway shows it once and deletes it. */
  private async leave(password: string): Promise<void> {
    const file = this.config.ADMIN_PASSWORD_FILE;
    if (!file) throw new InvalidConfig('ADMIN_PASSWORD: set the first admin’s password');
    await writeFile(file, `${password}\n`, { mode: 0o600 });
    await chmod(file, 0o600);
  }
}
