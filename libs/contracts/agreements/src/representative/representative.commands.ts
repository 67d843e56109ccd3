import type { Moment } from '@rep13/contracts-constants';
import { IsInt, Max, Min } from 'class-validator';
import { Command, type Refusals } from '@rep13/contracts-messaging';
import { applyDecorators } from '@rep13/contracts-validation';
import type { RecordChange } from './representative-changed.event.ts';

/** How far a change of the representative's record has come among the mandates in force. */
export interface RepresentativeRecordView {
  /** ISO 8601, UTC. */
  readonly since: Moment;
  /** Against the record before; empty where there was none. */
  readonly changes: readonly RecordChange[];
  readonly mandates: number;
  /** Those that have a certificate with these details. */
  readonly certified: number;
  /** Those whose client had a certificate with other details before, and is told of the change by mail. */
  readonly clientsToTell?: number;
  /** Every mandate has been looked at. */
  readonly isFollowed: boolean;
  /** Letters with these details, by what has become of them. */
  readonly letters: { readonly drafted: number; readonly signed: number; readonly sent: number };
}

/** The representative's record as it is printed now, since when, and what has followed. Null before the first start. */
export class GetRepresentativeRecord extends Command<RepresentativeRecordView | null> {
  static readonly subject = 'rpc.agreements.representative.get-record.v1';
}

/** How many letters wait for staff to send them because the representative's record changed. */
export class CountRecordLettersToSend extends Command<number> {
  static readonly subject = 'rpc.agreements.representative.count-letters-to-send.v1';
}

const RecordId = (): PropertyDecorator => applyDecorators(IsInt(), Min(1), Max(2_147_483_647));

/** What one record of the representative says otherwise than another, in the order of the fields. */
export class CompareRepresentativeRecords extends Command<readonly RecordChange[]> {
  static readonly subject = 'rpc.agreements.representative.compare-records.v1';
  static readonly errors = { 'gateway.not-found': 404 } as const satisfies Refusals;
  @RecordId() readonly formerRecordId!: number;
  @RecordId() readonly recordId!: number;
}
