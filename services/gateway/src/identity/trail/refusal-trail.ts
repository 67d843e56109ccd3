import { Injectable } from '@nestjs/common';
import { ERROR_CODES, type ErrorCode } from '@rep13/contracts-constants';
import { RequestRefused } from '@rep13/contracts-gateway';
import { currentContext, type DomainError } from '@rep13/service-kit';
import type { Request } from 'express';
import { networkOf } from '../../edge/network-of.ts';
import { NotTheirs } from '../../edge/http-errors.ts';
import { addressOf } from '../../edge/request-id.ts';
import { sessionIfAny } from '../../edge/session-on-demand.ts';
import { AuditTrail } from './audit-trail.ts';

/** Who runs into these tries something that our screens don't offer, or tries too often. */
const RECORDED_CODES: readonly ErrorCode[] = [
  ERROR_CODES.forbidden,
  ERROR_CODES.foreignOrigin,
  ERROR_CODES.tooManyAttempts,
];

/** Refusals of the guards that keep people apart, for the audit log. */
@Injectable()
export class RefusalTrail {
  constructor(private readonly trail: AuditTrail) {}

  note(request: Request, error: DomainError): void {
    const isRecorded = RECORDED_CODES.includes(error.code) || error instanceof NotTheirs;
    if (!isRecorded || recordedElsewhere.has(error)) return;
    const { method } = request;
    const { path: route } = (request.route ?? { path: 'unknown' }) as { path: string };
    const { code } = error;
    const key = `${actor()} ${networkOf(addressOf(request))} ${code} ${method} ${route}`;
    const signupId = sessionIfAny(request)?.client?.signupId;
    const data = { code, method, route, ...(signupId !== undefined && { signupId }) };
    this.trail.recordRepeatable(RequestRefused, key, () => Promise.resolve(data));
  }
}

const recordedElsewhere = new WeakSet<Error>();

/** A failed sign-in has a line of its own. */
export const markRecordedElsewhere = (error: Error): void => void recordedElsewhere.add(error);

const actor = () => currentContext()?.actor ?? 'visitor';
