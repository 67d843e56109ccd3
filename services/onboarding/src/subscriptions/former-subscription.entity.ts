import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a provider called a client's subscription before another one took its place. */
@Entity('former_subscriptions')
export class FormerSubscription {
  @PrimaryColumn('text') readonly provider!: string;
  @PrimaryColumn('text') readonly providerReference!: string;
  @Column('integer') readonly signupId!: number;
  @Column('timestamptz') readonly replacedAt!: Date;
  /** When it was last compared with what the provider has: money of it may still go back. */
  @Column('timestamptz', { nullable: true }) readonly comparedAt!: Date | null;
}
