import type { BillingTaskKind } from '@rep13/contracts-constants';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { BillingTaskDone } from './billing.errors.ts';

/** Something about money that staff has to settle. */
@Entity('billing_tasks')
export class BillingTask {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  /** Null where the payment belongs to nobody we know. */
  @Column('integer', { nullable: true }) readonly signupId!: number | null;
  @Column('text') readonly kind!: BillingTaskKind;
  /** What the task is about, so that it is opened once. */
  @Column('text') readonly key!: string;
  @Column('text') readonly details!: string;
  @Column('timestamptz') readonly openedAt!: Date;
  @Column('timestamptz', { nullable: true }) doneAt!: Date | null;
  @Column('text', { nullable: true }) doneBy!: string | null;
  @Column('text', { nullable: true }) note!: string | null;

  /** @throws BillingTaskDone */
  finish(note: string, by: string, now: Date): void {
    if (this.doneAt) throw new BillingTaskDone();
    Object.assign(this, { note, doneBy: by, doneAt: now });
  }
}
