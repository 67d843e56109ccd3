import { createHash, randomBytes } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { certificatesInPem } from '../signatures/ends-at-root.ts';
import { isVouchedFor, readTimeStamp, type Stamped, type TimeStamp } from '../signatures/time-stamp-token.ts';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const NONCE_BYTES = 16;
/** A stamp of the future proves nothing; a clock may go a little fast. */
const AHEAD_MS = 60_000;
/** An authority whose clock is further behind does not know the time, or we do not. */
const BEHIND_MS = 600_000;

/** A request for a time stamp and what its answer must have. */
export interface TimeStampRequest {
  readonly body: Uint8Array;
  readonly nonce: string;
  readonly stamped: Stamped;
}

/** When an answer is taken. */
export interface StampTerms {
  /** By our clock. */
  readonly now: Date;
  /** Whom we believe, as PEM; null: every authority that is asked. */
  readonly roots: string | null;
}

/** A token that may be embedded. */
export interface CheckedToken {
  readonly token: Uint8Array;
  readonly stamp: TimeStamp;
}

export function timeStampRequest(stamped: Stamped): TimeStampRequest {
  // Begins with a byte that keeps the number positive and without superfluous zeros.
  const nonce = Buffer.from([0x40, ...randomBytes(NONCE_BYTES)]);
  const imprint = new Uint8Array(
    stamped instanceof Uint8Array ? createHash('sha256').update(stamped).digest() : stamped.sha256,
  );
  const request = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({
        algorithmId: SHA256,
        algorithmParams: new asn1js.Null(),
      }),
      hashedMessage: new asn1js.OctetString({ valueHex: imprint }),
    }),
    nonce: new asn1js.Integer({ valueHex: new Uint8Array(nonce) }),
    certReq: true,
  });
  return { body: new Uint8Array(request.toSchema().toBER(false)), nonce: nonce.toString('hex'), stamped };
}

/** @throws unless it was granted, answers this request and holds: a wrong time stamp is worse than none. */
export function tokenIn(
  answer: Uint8Array,
  { nonce, stamped }: TimeStampRequest,
  { now, roots }: StampTerms,
): CheckedToken {
  const { status, timeStampToken } = pkijs.TimeStampResp.fromBER(new Uint8Array(answer));
  const isGranted =
    status.status === pkijs.PKIStatus.granted || status.status === pkijs.PKIStatus.grantedWithMods;
  if (!isGranted || !timeStampToken)
    throw new Error(`the time stamp was refused with status ${status.status}`);
  const token = new Uint8Array(timeStampToken.toSchema().toBER(false));
  const stamp = readTimeStamp(token, stamped);
  if (stamp.nonce !== nonce) throw new Error('the time stamp answers another request');
  const aheadMs = stamp.at.getTime() - now.getTime();
  if (aheadMs > AHEAD_MS || aheadMs < -BEHIND_MS)
    throw new Error(`the time stamp says ${stamp.at.toISOString()}`);
  if (roots !== null && !isVouchedFor(token, { roots: certificatesInPem(roots), at: stamp.at }))
    throw new Error(`nobody in TSA_ROOTS vouches for ${stamp.authority}`);
  return { token, stamp };
}
