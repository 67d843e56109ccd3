import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The place of a mandate in the status list: drawn at random once, so that it tells nothing of how many there are. */
@Entity('credential_statuses')
export class CredentialStatus {
  @PrimaryColumn('integer') mandateId!: number;
  @Column('integer') statusIndex!: number;
}
