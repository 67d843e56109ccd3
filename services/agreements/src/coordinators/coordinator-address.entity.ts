import type { EuStateCode } from '@rep13/contracts-legal-entity';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where one coordinator takes letters by mail. Nothing is mailed to an address that no person has confirmed. */
@Entity('coordinator_addresses')
export class CoordinatorAddress {
  @PrimaryColumn('text') state!: EuStateCode;
  @Column('text') email!: string;
  /** Where the person read it. */
  @Column('text') source!: string;
  @Column('timestamptz') confirmedAt!: Date;
  /** `admin:<id>` */
  @Column('text') confirmedBy!: string;
}
