import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { RecordFacts } from './record-facts.ts';

/** The facts of one record of the representative, since when they are printed. */
@Entity('representative_records')
export class RepresentativeRecord {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  /** SHA-256 of the facts. */
  @Column('text') fingerprint!: string;
  @Column('jsonb') facts!: RecordFacts;
  @Column('timestamptz') since!: Date;
  /** Null while mandates still wait for their certificates and letters. */
  @Column('timestamptz', { nullable: true }) followedAt!: Date | null;
}
