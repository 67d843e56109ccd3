import { createHash, randomBytes } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { readTimeStamp, type Stamped, type TimeStamp } from '../signatures/time-stamp-token.ts';

const SHA256 = '2.16.840.1.101.3.4.2.1';
const NONCE_BYTES = 16;
/** An authority whose clock is further from ours does not know the time, or we do not: neither makes a proof. */
const CLOCKS_APART_MS = 600_000;

/** A request for a time stamp and what its answer must have. */
export interface TimeStampRequest {
  readonly body: Uint8Array;
  readonly nonce: string;
  readonly stamped: Stamped;
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
export function tokenIn(answer: Uint8Array, { nonce, stamped }: TimeStampRequest, now: Date): CheckedToken {
  const { status, timeStampToken } = pkijs.TimeStampResp.fromBER(new Uint8Array(answer));
  const isGranted =
    status.status === pkijs.PKIStatus.granted || status.status === pkijs.PKIStatus.grantedWithMods;
  if (!isGranted || !timeStampToken)
    throw new Error(`the time stamp was refused with status ${status.status}`);
  const token = new Uint8Array(timeStampToken.toSchema().toBER(false));
  const stamp = readTimeStamp(token, stamped);
  if (stamp.nonce !== nonce) throw new Error('the time stamp answers another request');
  if (Math.abs(stamp.at.getTime() - now.getTime()) > CLOCKS_APART_MS)
    throw new Error(`the time stamp says ${stamp.at.toISOString()}`);
  return { token, stamp };
}
