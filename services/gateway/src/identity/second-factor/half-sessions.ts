import { Injectable } from '@nestjs/common';
import { Clock } from '@rep13/service-kit';
import type { Request } from 'express';
import { NotSignedIn } from '../../edge/http-errors.ts';
import type { HalfSignedIn } from '../sessions/session-data.ts';
import type { FactorOwner } from './factor-owner.ts';

const HALF_SESSION_MS = 5 * 60_000;

/** Sessions between password and second factor. */
@Injectable()
export class HalfSessions {
  constructor(private readonly clock: Clock) {}

  /** Whose password was right, within five minutes. @throws NotSignedIn */
  find({ session }: Request, as: FactorOwner['as']): HalfSignedIn {
    const { awaiting } = session;
    const isOver = !awaiting || this.endOf(awaiting) <= this.clock.now();
    if (isOver || awaiting.as !== as) throw new NotSignedIn();
    return awaiting;
  }

  endOf = ({ since }: HalfSignedIn): Date => new Date(since + HALF_SESSION_MS);
}
