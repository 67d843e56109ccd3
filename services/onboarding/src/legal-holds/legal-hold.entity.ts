import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Staff's order to delete nothing of a client. A client may have several, one for each matter. */
@Entity('legal_holds')
export class LegalHold {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') signupId!: number;
  /** For staff only. */
  @Column('text') reason!: string;
  /** `admin:<id>` */
  @Column('text') setBy!: string;
  @Column('timestamptz') setAt!: Date;
  @Column('text', { nullable: true }) liftedBy!: string | null;
  @Column('timestamptz', { nullable: true }) liftedAt!: Date | null;

  static on(signupId: number, set: { reason: string; by: string; at: Date }): LegalHold {
    return Object.assign(new LegalHold(), {
      signupId,
      reason: set.reason,
      setBy: set.by,
      setAt: set.at,
      liftedBy: null,
      liftedAt: null,
    });
  }

  /** False when it had been lifted before: the first time stays. */
  lift(by: string, at: Date): boolean {
    if (this.liftedAt) return false;
    this.liftedBy = by;
    this.liftedAt = at;
    return true;
  }
}
