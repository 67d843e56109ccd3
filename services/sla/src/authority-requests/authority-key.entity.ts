import type { SenderKeyView } from '@rep13/contracts-sla';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A key that an authority's officer signs mails with. */
@Entity('authority_keys')
export class AuthorityKey {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('integer') authorityId!: number;
  @Column('text') kind!: 'smime' | 'pgp';
  /** In hex: of a certificate its SHA-256, of a PGP key its own (RFC 9580, 5.5.4). */
  @Column('text') fingerprint!: string;
  /** In lower case. */
  @Column('text') address!: string;
  /** The certificate in PEM, or the armoured key. */
  @Column('text') material!: string;
  @Column('text') savedBy!: string;
  @Column('timestamptz') savedAt!: Date;
  @Column('text') note!: string;
  /** When it ends by itself, as it says; null: it does not. */
  @Column('timestamptz', { nullable: true }) validUntil!: Date | null;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endedBy!: string | null;
}

export const toSenderKeyView = (key: AuthorityKey): SenderKeyView => ({
  id: key.id,
  authorityId: key.authorityId,
  kind: key.kind,
  fingerprint: key.fingerprint,
  address: key.address,
  savedBy: key.savedBy,
  savedAt: key.savedAt.toISOString(),
  note: key.note,
  validUntil: key.validUntil?.toISOString() ?? null,
  endedAt: key.endedAt?.toISOString() ?? null,
  endedBy: key.endedBy,
});
