import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A webhook that came: told again, it is known. What it said of the payer is not kept. */
@Entity('provider_events')
export class StoredProviderEvent {
  @PrimaryColumn('text') readonly provider!: string;
  @PrimaryColumn('text') readonly id!: string;
  @Column('text') readonly type!: string;
  @Column('text') readonly objectId!: string;
  @Column('timestamptz') readonly receivedAt!: Date;
}
