import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@rep13/contracts-constants';
import type { ClientFilePart } from '@rep13/contracts-gateway/constants';
import { ClientFileRead } from '@rep13/contracts-gateway';
import { Clock } from '@rep13/service-kit';
import { AuditTrail } from './audit-trail.ts';

/** One visit is one line, and so is each hour of a page that is left open and asks again by itself. */
const VISIT_ENDS_AFTER_MS = 10 * MINUTE_MS;
const RECORDED_AGAIN_AFTER_MS = 60 * MINUTE_MS;
/** Beyond these the oldest is recorded again too early, which harms nobody. */
const REMEMBERED_MAX = 10_000;

interface Visit {
  readonly recordedAt: number;
  lastReadAt: number;
  readonly recorded: Promise<void>;
}

/**
 * Who of the staff read what of which client. Stored before the answer leaves: what can't be noted is not read. Each
 * replica records a visit once.
 */
@Injectable()
export class ClientFileReads {
  private readonly visits = new Map<string, Visit>();

  constructor(
    private readonly trail: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async note(reader: string, signupId: number, part: ClientFilePart): Promise<void> {
    const key = `${reader} ${signupId} ${part}`;
    const now = this.clock.now().getTime();
    const visit = this.visits.get(key);
    if (visit && isSame(visit, now)) {
      visit.lastReadAt = now;
      return visit.recorded;
    }
    this.visits.delete(key);
    if (this.visits.size >= REMEMBERED_MAX) this.forgetOldest();
    const recorded = this.trail.record(ClientFileRead, { signupId, part });
    this.visits.set(key, { recordedAt: now, lastReadAt: now, recorded });
    await recorded.catch((error: unknown) => {
      this.visits.delete(key);
      throw error;
    });
  }

  private forgetOldest(): void {
    const [oldest] = this.visits.keys();
    if (oldest !== undefined) this.visits.delete(oldest);
  }
}

const isSame = ({ recordedAt, lastReadAt }: Visit, now: number): boolean =>
  now - lastReadAt < VISIT_ENDS_AFTER_MS && now - recordedAt < RECORDED_AGAIN_AFTER_MS;
