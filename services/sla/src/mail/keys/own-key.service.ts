import { Inject, Injectable } from '@nestjs/common';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { GetMailKey, type MailKeyView } from '@rep13/contracts-sla';
import { LEGAL_ENTITY, NotFound, OnCommand, SERVICE_CONFIG } from '@rep13/service-kit';
import * as openpgp from 'openpgp';
import { SlaConfig } from '../../config.ts';
import { wkdHash } from './wkd-hash.ts';

/** Gives out the key that we can read mails with, and no other: what we publish, senders use. */
@Injectable()
export class OwnKeyService {
  constructor(
    @Inject(SERVICE_CONFIG) private readonly config: SlaConfig,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** @throws NotFound, also for a key that does not name our address: programs would not take it */
  @OnCommand(GetMailKey)
  async get({ hash }: GetMailKey): Promise<MailKeyView> {
    const { MAIL_PGP_KEY: armoredKey } = this.config;
    const { authorityEmail } = this.entity;
    if (!armoredKey || hash !== wkdHash(authorityEmail)) throw new NotFound();
    const key = await openpgp.readPrivateKey({ armoredKey });
    const names = key.users.some(
      ({ userID }) => userID?.email.toLowerCase() === authorityEmail.toLowerCase(),
    );
    if (!names) throw new NotFound();
    return { bytes: key.toPublic().write() };
  }
}
