import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { annualUpdateAfter } from './annual-update.ts';
import { ProviderStatement } from './provider-statement.ts';

/** What the provider behind a signup said last. */
@Entity('provider_information')
export class ProviderInformation {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') signupId!: number;
  @Column(() => ProviderStatement) statement!: ProviderStatement;
  /** 1 for the first save. */
  @Column('integer') version!: number;
  @Column('timestamptz') lastUpdated!: Date;
  @Column('timestamptz') annualUpdateDue!: Date;
  @Column('timestamptz') createdAt!: Date;

  static submit(signupId: number, statement: ProviderStatement, now: Date): ProviderInformation {
    const information = Object.assign(new ProviderInformation(), { signupId, version: 0, createdAt: now });
    information.update(statement, now);
    return information;
  }

  /** The next version; the year starts again. */
  update(statement: ProviderStatement, now: Date): void {
    this.statement = statement;
    this.version += 1;
    this.lastUpdated = now;
    this.annualUpdateDue = annualUpdateAfter(now);
  }
}
