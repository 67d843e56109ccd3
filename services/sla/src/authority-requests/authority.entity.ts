import type { IssuingState } from '@rep13/contracts-authority-requests/constants';
import type { AuthorityView } from '@rep13/contracts-sla';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An authority as staff found it. */
@Entity('authority_directory')
export class Authority {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  /** Of its mail addresses, in lower case. */
  @Column('text') domain!: string;
  @Column('text') name!: string;
  @Column('text', { nullable: true }) memberState!: IssuingState | null;
  @Column('text', { nullable: true }) phone!: string | null;
  /** Where staff read it. */
  @Column('text') source!: string;
  @Column('timestamptz') asOf!: Date;
}

export const toAuthorityView = (authority: Authority): AuthorityView => ({
  id: authority.id,
  domain: authority.domain,
  name: authority.name,
  memberState: authority.memberState,
  phone: authority.phone,
  source: authority.source,
  asOf: authority.asOf.toISOString(),
});
