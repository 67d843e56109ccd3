import type { PayloadOf } from '@rep13/contracts-messaging';
import type { CompleteComplianceCheck } from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A finished free check: who asked, the three answers and what follows from them. */
@Entity('compliance_checks')
export class ComplianceCheck {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('text') email!: string;
  @Column('text') companyName!: string;
  @Column('boolean') question1!: boolean;
  @Column('boolean') question2!: boolean;
  @Column('boolean') question3!: boolean;
  @Column('boolean') requiresLegalRep!: boolean;
  @Column('timestamptz') createdAt!: Date;

  static complete(answers: PayloadOf<CompleteComplianceCheck>, now: Date): ComplianceCheck {
    const { email, companyName, question1, question2, question3 } = answers;
    return Object.assign(new ComplianceCheck(), {
      email,
      companyName,
      question1,
      question2,
      question3,
      requiresLegalRep: question1 && question2 && question3,
      createdAt: now,
    });
  }
}
