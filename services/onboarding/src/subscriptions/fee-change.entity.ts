import type { Fee } from '@rep13/contracts-constants';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What a change of the fee is announced with. */
export interface AnnouncedFee extends Fee {
  readonly signupId: number;
  /** Of the year that was paid at the time. */
  readonly previousCents: number;
  /** The first year at this fee. */
  readonly serviceYear: number;
  readonly startsAt: Date;
  readonly announcedAt: Date;
  readonly announcedBy: string;
}

/** Another fee from one of a client's years on, which the client was told of. */
@Entity('fee_changes')
export class FeeChange {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') readonly signupId!: number;
  @Column('integer') serviceYear!: number;
  @Column('integer') readonly amountCents!: number;
  @Column('integer') readonly previousCents!: number;
  @Column('text') readonly currency!: string;
  /** When that year begins. */
  @Column('timestamptz') startsAt!: Date;
  @Column('timestamptz') readonly announcedAt!: Date;
  @Column('text') readonly announcedBy!: string;
  /** Another one was announced before this one began. */
  @Column('timestamptz', { nullable: true }) replacedAt!: Date | null;
  /** Since when the provider charges it: until then the client pays what it paid before. */
  @Column('timestamptz', { nullable: true }) setAt!: Date | null;

  static announce(announced: AnnouncedFee): FeeChange {
    return Object.assign(new FeeChange(), { ...announced, replacedAt: null, setAt: null });
  }

  get fee(): Fee {
    return { amountCents: this.amountCents, currency: this.currency };
  }
}
