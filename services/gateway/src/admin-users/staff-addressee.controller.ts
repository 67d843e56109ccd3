import { Controller } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { GetStaffAddressee, type StaffAddresseeView } from '@rep13/contracts-gateway';
import { NotFound, OnCommand } from '@rep13/service-kit';
import { Repository } from 'typeorm';
import { AdminUser } from './admin-user.entity.ts';

/** For mails to one member of staff; answered to services, never over HTTP. */
@Controller()
export class StaffAddresseeController {
  constructor(@InjectRepository(AdminUser) private readonly users: Repository<AdminUser>) {}

  @OnCommand(GetStaffAddressee)
  async find({ adminUserId }: GetStaffAddressee): Promise<StaffAddresseeView> {
    const user = await this.users.findOneBy({ id: adminUserId });
    if (!user) throw new NotFound();
    return { username: user.username, email: user.email };
  }
}
