import type { PublicationCheckView, PublicationVerdict } from '@rep13/contracts-onboarding';
import type { PublishedFact } from '@rep13/contracts-onboarding/constants';
import { obstacleOf } from './obstacle.ts';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Reading } from './website/reading.ts';

/** One reading of a client's website. Never changed. */
@Entity('publication_checks')
export class PublicationCheck {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) readonly id!: number;
  @Column('integer') signupId!: number;
  @Column('timestamptz') at!: Date;
  /** The page that was read first. */
  @Column('text') url!: string;
  /** Where the page that showed most is. */
  @Column('text', { nullable: true }) finalUrl!: string | null;
  @Column('integer', { nullable: true }) status!: number | null;
  @Column('text', { array: true }) found!: PublishedFact[];
  /** Whether the line on Article 11 DSA was looked for too. */
  @Column('boolean') contactPoint!: boolean;
  @Column('text') verdict!: PublicationVerdict;
  @Column('integer') pagesRead!: number;
  @Column('boolean') needsJavaScript!: boolean;
  @Column('text', { nullable: true }) reason!: string | null;
  /** Of what that page showed; who has the page can compare. */
  @Column('text', { nullable: true }) textSha256!: string | null;
  /** The beginning of it, for staff who wonder about a verdict. */
  @Column('text', { nullable: true }) excerpt!: string | null;

  static of(watched: { signupId: number; url: string }, reading: Reading, at: Date): PublicationCheck {
    const { signupId, url } = watched;
    return Object.assign(new PublicationCheck(), {
      signupId,
      url,
      at,
      ...reading,
      found: [...reading.found],
    });
  }
}

export const toPublicationCheckView = (check: PublicationCheck): PublicationCheckView => ({
  id: check.id,
  at: check.at.toISOString(),
  verdict: check.verdict,
  found: check.found,
  contactPoint: check.contactPoint,
  finalUrl: check.finalUrl,
  status: check.status,
  pagesRead: check.pagesRead,
  needsJavaScript: check.needsJavaScript,
  reason: check.reason,
  obstacle: obstacleOf(check),
});
