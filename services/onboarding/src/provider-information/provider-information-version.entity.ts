import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { ProviderInformation } from './provider-information.entity.ts';
import { ProviderStatement } from './provider-statement.ts';

/** One save, as it was: the audit trail that authorities may ask for. Never changed, never deleted. */
@Entity('provider_information_versions')
export class ProviderInformationVersion {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') signupId!: number;
  @Column('integer') version!: number;
  @Column(() => ProviderStatement) statement!: ProviderStatement;
  @Column('timestamptz') annualUpdateDue!: Date;
  @Column('timestamptz') savedAt!: Date;
  /** `visitor`, `client:<signupId>` or `admin:<id>`. */
  @Column('text') savedBy!: string;

  static of(information: ProviderInformation, savedBy: string): ProviderInformationVersion {
    return Object.assign(new ProviderInformationVersion(), {
      signupId: information.signupId,
      version: information.version,
      statement: information.statement,
      annualUpdateDue: information.annualUpdateDue,
      savedAt: information.lastUpdated,
      savedBy,
    });
  }
}
