import type { PublicationObstacle, PublicationState } from '@rep13/contracts-onboarding';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import {
  CONFIRMED_FOR_MS,
  firstCheckAt,
  MISSES_APART_MS,
  nextCheckAfter,
  UNJUDGED_FOR_MS,
} from './check-times.ts';
import { obstacleOf } from './obstacle.ts';
import type { Reading } from './website/reading.ts';

/** What a reading changed that others are told. */
export type PublicationNews = 'seen' | 'missing' | 'unjudged' | undefined;

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
  /** The first reading that could not be judged since one could. */
  @Column('timestamptz', { nullable: true }) unjudgedSince!: Date | null;
  /** Why the last one could not. */
  @Column('text', { nullable: true }) obstacle!: PublicationObstacle | null;
  /** When staff was told that it has to look. */
  @Column('timestamptz', { nullable: true }) unjudgedToldAt!: Date | null;
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
      everyDays: 7,
      beganAt: now,
      nextAt: firstCheckAt(signupId, now),
      askedAt: null,
      stoppedAt: null,
      ...NOTHING_SEEN,
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
    Object.assign(this, NOT_CONFIRMED, JUDGED);
  }

  confirm(by: string, note: string, now: Date): void {
    Object.assign(this, { confirmedAt: now, confirmedBy: by, confirmedNote: note, ...JUDGED });
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
    const obstacle = obstacleOf(reading);
    if (obstacle) return this.fail(obstacle, now);
    Object.assign(this, JUDGED);
    if (reading.verdict === 'complete') {
      Object.assign(this, NOT_CONFIRMED);
      return this.see(now);
    }
    return this.miss(now);
  }

  /** What a person saw a program cannot see: that it cannot be judged is no news for a time. */
  private fail(obstacle: PublicationObstacle, now: Date): PublicationNews {
    this.unjudgedSince ??= now;
    this.obstacle = obstacle;
    const isLong = now.getTime() - this.unjudgedSince.getTime() >= UNJUDGED_FOR_MS;
    const isConfirmed = this.confirmedAt && now.getTime() - this.confirmedAt.getTime() < CONFIRMED_FOR_MS;
    if (!isLong || isConfirmed || this.unjudgedToldAt) return undefined;
    this.unjudgedToldAt = now;
    return 'unjudged';
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

const JUDGED = { unjudgedSince: null, obstacle: null, unjudgedToldAt: null };
const NOT_CONFIRMED = { confirmedAt: null, confirmedBy: null, confirmedNote: null };

/** As before the first reading. */
export const NOTHING_SEEN = {
  state: 'not-checked' as const,
  lastCheckedAt: null,
  lastSeenAt: null,
  firstMissedAt: null,
  ...JUDGED,
  ...NOT_CONFIRMED,
};
