import type { PublicationState } from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { firstCheckAt, MISSES_APART_MS, nextCheckAfter } from './check-times.ts';
import type { Reading } from './website/reading.ts';

/** What a reading changed that others are told. */
export type PublicationNews = 'seen' | 'missing' | undefined;

/** Whether one client's website shows what Article 13(4) DSA asks for. It is read while the mandate is in force. */
@Entity('publication_watches')
export class PublicationWatch {
  @PrimaryColumn('integer') readonly signupId!: number;
  /** The page that is read first: the registered website, or a page of it that the client named. */
  @Column('text') url!: string;
  @Column('text') state!: PublicationState;
  @Column('integer') everyDays!: number;
  @Column('timestamptz') beganAt!: Date;
  /** A job that was booked for another time has nothing to do. Null when nobody looks any more. */
  @Column('timestamptz', { nullable: true }) nextAt!: Date | null;
  /** A reading outside of the schedule that has not ended yet. */
  @Column('timestamptz', { nullable: true }) askedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) lastCheckedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) lastSeenAt!: Date | null;
  /** The first miss since it was seen last. */
  @Column('timestamptz', { nullable: true }) firstMissedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  /** `admin:<id>` */
  @Column('text', { nullable: true }) confirmedBy!: string | null;
  /** For staff only. */
  @Column('text', { nullable: true }) confirmedNote!: string | null;
  @Column('timestamptz', { nullable: true }) stoppedAt!: Date | null;

  static begin(signupId: number, url: string, now: Date): PublicationWatch {
    return Object.assign(new PublicationWatch(), {
      signupId,
      url,
      state: 'not-checked' as const,
      everyDays: 7,
      beganAt: now,
      nextAt: firstCheckAt(signupId, now),
      askedAt: null,
      lastCheckedAt: null,
      lastSeenAt: null,
      firstMissedAt: null,
      stoppedAt: null,
      ...NOT_CONFIRMED,
    });
  }

  get isStopped(): boolean {
    return this.state === 'stopped';
  }

  /** False when it was stopped before. */
  stop(now: Date): boolean {
    if (this.isStopped) return false;
    Object.assign(this, { state: 'stopped', stoppedAt: now, nextAt: null, askedAt: null });
    return true;
  }

  /** What a person saw on one page says nothing of another. */
  namePage(url: string): void {
    if (url === this.url) return;
    this.url = url;
    Object.assign(this, NOT_CONFIRMED);
  }

  confirm(by: string, note: string, now: Date): void {
    Object.assign(this, { confirmedAt: now, confirmedBy: by, confirmedNote: note });
    this.see(now);
  }

  /** The decision about one reading, and when the next one is. A website that could not be read was not missed. */
  record(reading: Reading, now: Date): PublicationNews {
    this.lastCheckedAt = now;
    this.askedAt = null;
    const news = this.decide(reading, now);
    this.nextAt = nextCheckAfter(now, this);
    return news;
  }

  /** Nobody could look, for a reason of ours: the next time is by the schedule. */
  giveUp(now: Date): void {
    this.askedAt = null;
    this.nextAt = nextCheckAfter(now, this);
  }

  private decide(reading: Reading, now: Date): PublicationNews {
    if (reading.verdict === 'unreachable' || reading.verdict === 'refused') return undefined;
    if (reading.verdict === 'complete') {
      Object.assign(this, NOT_CONFIRMED);
      return this.see(now);
    }
    // What a person saw a program cannot see: that it shows nothing is no news.
    if (this.confirmedAt && reading.needsJavaScript) return undefined;
    return this.miss(now);
  }

  private see(now: Date): PublicationNews {
    const news = this.state === 'seen' ? undefined : 'seen';
    Object.assign(this, { state: 'seen', lastSeenAt: now, firstMissedAt: null });
    return news;
  }

  private miss(now: Date): PublicationNews {
    this.firstMissedAt ??= now;
    const isOld = now.getTime() - this.firstMissedAt.getTime() >= MISSES_APART_MS;
    if (!isOld || this.state === 'missing') return undefined;
    Object.assign(this, { state: 'missing', ...NOT_CONFIRMED });
    return 'missing';
  }
}

const NOT_CONFIRMED = { confirmedAt: null, confirmedBy: null, confirmedNote: null };
