import { ListOf } from '@rep13/contracts-validation';
import { IsIn, IsInt, IsISO8601, IsString } from 'class-validator';
import { RECORD_FIELDS, type RecordField } from '../constants/index.ts';

/** One fact of the representative, as it was and as it is. */
export class RecordChange {
  @IsIn(RECORD_FIELDS) readonly field!: RecordField;
  @IsString() readonly before!: string;
  @IsString() readonly now!: string;
}

/** The representative's own details are others than at the start before: certificates and letters follow. */
export class RepresentativeChanged {
  static readonly type = 'agreements.representative.changed.v1';

  @IsInt() readonly recordId!: number;
  @ListOf(RecordChange) readonly changes!: RecordChange[];
  @IsISO8601() readonly changedAt!: string;
}
