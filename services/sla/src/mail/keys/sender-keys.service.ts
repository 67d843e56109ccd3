import { Injectable } from '@nestjs/common';
import {
  EndSenderKey,
  SaveSenderKey,
  SenderKeyEnded,
  SenderKeySaved,
  type SenderKeyView,
} from '@rep13/contracts-sla';
import { Clock, currentActor, lockOne, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { AuthorityKey, toSenderKeyView } from '../../authority-requests/authority-key.entity.ts';
import { findAuthority } from '../../authority-requests/authority-request.view.ts';
import { Authority } from '../../authority-requests/authority.entity.ts';
import { MailContents } from '../contents/mail-contents.ts';
import { InboundMail } from '../inbound-mail.entity.ts';
import { MailKeyExpired, MailSenderElsewhere, MailWithoutKey } from '../mail.errors.ts';
import type { CheckedSignature } from '../reading/mail-facts.ts';
import { isOfSender } from './saved-keys.ts';

interface SignersKey {
  readonly kind: 'smime' | 'pgp';
  readonly fingerprint: string;
  readonly address: string;
  readonly material: string;
  readonly validUntil: string | null;
}

/** The keys that officers sign mails with: kept by staff who had the fingerprint read to them, ended when they change. */
@Injectable()
export class SenderKeysService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly contents: MailContents,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat: a key is kept once. @throws NotFound, MailWithoutKey, MailKeyExpired, MailSenderElsewhere */
  @OnCommand(SaveSenderKey)
  async save({ authorityId, mailId, note }: SaveSenderKey): Promise<SenderKeyView> {
    const key = await this.keyIn(mailId);
    const validUntil = key.validUntil === null ? null : new Date(key.validUntil);
    if (validUntil && validUntil <= this.clock.now()) throw new MailKeyExpired();
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const authority = await lockOne(db, Authority, { id: authorityId });
      if (!authority) throw new NotFound();
      if ((await findAuthority(db, key.address))?.id !== authorityId) throw new MailSenderElsewhere();
      const known = await keyInUse(db, key.fingerprint);
      if (known) return toSenderKeyView(known);
      const by = { savedBy: currentActor(), savedAt: this.clock.now(), note };
      const added = await db.save(db.create(AuthorityKey, { authorityId, ...key, validUntil, ...by }));
      outbox.add(SenderKeySaved, { authorityId, keyId: added.id });
      return toSenderKeyView(await db.findOneByOrFail(AuthorityKey, { id: added.id }));
    });
  }

  /** Safe to repeat: who ended it first stands there. @throws NotFound */
  @OnCommand(EndSenderKey)
  end({ authorityId, keyId }: EndSenderKey): Promise<SenderKeyView> {
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const key = await lockOne(db, AuthorityKey, { id: keyId, authorityId });
      if (!key) throw new NotFound();
      if (key.endedAt === null) {
        Object.assign(key, { endedAt: this.clock.now(), endedBy: currentActor() });
        await db.save(key);
        outbox.add(SenderKeyEnded, { authorityId, keyId });
      }
      return toSenderKeyView(key);
    });
  }

  /** Read again out of the mail's bytes: nothing that a stranger sent is stored as a key before staff keeps it. */
  private async keyIn(mailId: number): Promise<SignersKey> {
    const mail = await this.dataSource.manager.findOneBy(InboundMail, { id: mailId });
    if (!mail) throw new NotFound();
    const key = signersKey((await this.contents.factsOf(mail)).signature);
    if (key === null) throw new MailWithoutKey();
    return key;
  }
}

function signersKey(signature: CheckedSignature | null): SignersKey | null {
  if (!signature || !isOfSender(signature)) return null;
  const { kind, signer: address, fingerprint, material, validUntil } = signature;
  return address && fingerprint && material ? { kind, address, fingerprint, material, validUntil } : null;
}

const keyInUse = (db: EntityManager, fingerprint: string): Promise<AuthorityKey | null> =>
  db.findOneBy(AuthorityKey, { fingerprint, endedAt: IsNull() });
