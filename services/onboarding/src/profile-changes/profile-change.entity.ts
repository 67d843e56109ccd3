import { HOUR_MS } from '@rep13/contracts-constants';
import { STOP_CHANGE_HOURS } from '@rep13/contracts-onboarding/constants';
import {
  ADDRESS_FIELDS,
  COMPANY_FIELDS,
  PROFILE_FIELDS,
  type AddressField,
  type ProfileChangeState,
  type ProfileField,
} from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { ProfileChangeDecided } from './profile-changes.errors.ts';

/** Some particulars of a client; null where there is none. */
export type Particulars = Partial<Record<ProfileField, string | null>>;

/**
 * Other particulars for one client. What is said of the company waits for staff, a new address for whoever reads what is
 * sent there, and one that staff asked for for the contact before it. It is applied as a whole, once nothing waits any more: half of a move would be an address that is wrong.
 */
@Entity('profile_changes')
export class ProfileChange {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'ALWAYS' }) id!: number;
  @Column('integer') signupId!: number;
  @Column('text') state!: ProfileChangeState;
  /** As they were when it was asked for. */
  @Column('jsonb') before!: Particulars;
  @Column('jsonb') after!: Particulars;
  @Column('timestamptz') askedAt!: Date;
  @Column('text') askedBy!: string;
  @Column('timestamptz', { nullable: true }) acceptedAt!: Date | null;
  @Column('text', { nullable: true }) acceptedBy!: string | null;
  @Column('text', { array: true }) confirmedAddresses!: AddressField[];
  @Column('timestamptz', { nullable: true }) decidedAt!: Date | null;
  @Column('text', { nullable: true }) decidedBy!: string | null;
  /** Asked for by staff, and of a mail address: the contact before it is told, and may stop it. */
  @Column('boolean') isStoppable!: boolean;
  /** Null until the contact was told. */
  @Column('timestamptz', { nullable: true }) stoppableUntil!: Date | null;
  /** Why it was refused, for the client. */
  @Column('text', { nullable: true }) reason!: string | null;

  /** Every field that it changes, in the order of the contract. */
  get fields(): ProfileField[] {
    return PROFILE_FIELDS.filter((field) => this.after[field] !== undefined);
  }

  get awaitsStaff(): boolean {
    return !this.acceptedAt && COMPANY_FIELDS.some((field) => this.after[field] !== undefined);
  }

  get awaitsAddresses(): AddressField[] {
    return ADDRESS_FIELDS.filter((field) => this.after[field] && !this.confirmedAddresses.includes(field));
  }

  /** The contact before it was not told yet, or may still stop it. */
  awaitsFormerContact(now: Date): boolean {
    return this.isStoppable && (this.stoppableUntil === null || now < this.stoppableUntil);
  }

  isReady(now: Date): boolean {
    return !this.awaitsStaff && this.awaitsAddresses.length === 0 && !this.awaitsFormerContact(now);
  }

  /** The contact was told then. Told twice, as when staff has the mail sent again, it has its time from the later one. */
  letStopFrom(notifiedAt: Date): Date {
    const until = notifiedAt.getTime() + STOP_CHANGE_HOURS * HOUR_MS;
    this.stoppableUntil = new Date(Math.max(until, this.stoppableUntil?.getTime() ?? 0));
    return this.stoppableUntil;
  }

  accept(by: string, now: Date): void {
    this.acceptedAt = now;
    this.acceptedBy = by;
  }

  confirm(field: AddressField): void {
    if (!this.confirmedAddresses.includes(field))
      this.confirmedAddresses = [...this.confirmedAddresses, field];
  }

  /** @throws ProfileChangeDecided */
  requireOpen(): void {
    if (this.state !== 'open') throw new ProfileChangeDecided();
  }

  decide(state: Exclude<ProfileChangeState, 'open'>, by: string, now: Date): void {
    Object.assign(this, { state, decidedBy: by, decidedAt: now });
  }
}
