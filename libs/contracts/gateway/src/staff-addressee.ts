import { IsInt, Max, Min } from 'class-validator';
import { Command } from '@rep13/contracts-messaging';

/** Who a mail to one member of staff goes to. */
export interface StaffAddresseeView {
  readonly username: string;
  readonly email: string;
}

/** Asked at the moment of sending. Errors: `gateway.not-found`. */
export class GetStaffAddressee extends Command<StaffAddresseeView> {
  static readonly subject = 'rpc.gateway.admin-user.get-addressee.v1';
  @IsInt() @Min(1) @Max(2_147_483_647) readonly adminUserId!: number;
}
