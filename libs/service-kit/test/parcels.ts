import { IsInt, IsNotEmpty, IsOptional, Min, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { BytesUpTo } from '@rep13/contracts-validation';
import { Command, ListQuery, RequestOrigin } from '@rep13/contracts-messaging';

/** The contracts of a service that only the kit's own tests know. */
export class ParcelSent {
  static readonly type = 'bench.parcel.sent.v1';
  @IsInt() readonly parcelId!: number;
}

export class ParcelLost {
  static readonly type = 'bench.parcel.lost.v1';
  @IsInt() readonly parcelId!: number;
}

interface ParcelView {
  readonly parcelId: number;
}

export class GetParcel extends Command<ParcelView> {
  static readonly subject = 'rpc.bench.parcel.get.v1';
  @IsInt() readonly parcelId!: number;
}

export class ListParcels extends ListQuery implements Command<object> {
  static readonly subject = 'rpc.bench.parcel.list.v1';
  declare readonly replyType?: object;
}

/** Takes its time. */
export class FindParcel extends Command<ParcelView> {
  static readonly subject = 'rpc.bench.parcel.find.v1';
  static readonly answerWithinMs = 4_000;
  @IsInt() readonly parcelId!: number;
}

export class OpenParcel extends Command<ParcelView> {
  static readonly subject = 'rpc.bench.parcel.open.v1';
  @IsInt() readonly parcelId!: number;
}

export class ReturnParcel extends Command<ParcelView> {
  static readonly subject = 'rpc.bench.parcel.return.v1';
  @IsInt() readonly parcelId!: number;
}

/** Of a service that is not there. */
export class GetLabel extends Command<ParcelView> {
  static readonly subject = 'rpc.elsewhere.label.get.v1';
  @IsInt() readonly parcelId!: number;
}

export class LabelPrinted {
  static readonly type = 'elsewhere.label.printed.v1';
  @IsInt() readonly parcelId!: number;
}

export class SendParcel extends Command<ParcelView> {
  static readonly subject = 'rpc.bench.parcel.send.v1';
  @IsNotEmpty({ message: 'Name the receiver' }) @IsOptional() readonly receiver?: string;
  @IsInt() @Min(1) readonly parcelId!: number;
  @Type(() => RequestOrigin) @IsOptional() @ValidateNested() readonly origin?: RequestOrigin;
}

export const PACK_BYTES = 512 * 1024;

export class PackParcel extends Command<object> {
  static readonly subject = 'rpc.bench.parcel.pack.v1';
  @IsInt() readonly parcelId!: number;
  @BytesUpTo(PACK_BYTES) readonly bytes!: Uint8Array;
}

export interface Packed {
  readonly bytes: Uint8Array;
}

export class UnpackParcel extends Command<Packed> {
  static readonly subject = 'rpc.bench.parcel.unpack.v1';
  @IsInt() readonly parcelId!: number;
}
