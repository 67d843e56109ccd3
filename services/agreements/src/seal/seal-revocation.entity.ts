import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the issuer of a seal said last of it. It holds until it says something else, also while it can't be asked. */
@Entity('seal_revocations')
export class SealRevocation {
  /** SHA-256 of the certificate of the seal. */
  @PrimaryColumn('text') certFingerprint!: string;
  @Column('boolean') isRevoked!: boolean;
  @Column('timestamptz') asOf!: Date;
}
