import { Controller } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import {
  GetStaffAddressee,
  GetTicketAddressee,
  ListAdminAddressees,
  type AdminAddresseeView,
  type StaffAddresseeView,
} from '@rep13/contracts-gateway';
import { NotFound, OnCommand } from '@rep13/service-kit';
import { Repository } from 'typeorm';
import { AdminUser } from './admin-user.entity.ts';

/** For mails to members of staff; answered to services, never over HTTP. */
@Controller()
export class StaffAddresseeController {
  constructor(@InjectRepository(AdminUser) private readonly users: Repository<AdminUser>) {}

  @OnCommand(GetStaffAddressee)
  async find({ adminUserId }: GetStaffAddressee): Promise<StaffAddresseeView> {
    const user = await this.users.findOneBy({ id: adminUserId });
    if (!user) throw new NotFound();
    return toAddressee(user);
  }

  /** Who works on it, else who is on call; who is inactive is passed over, and who no longer works on tickets. */
  @OnCommand(GetTicketAddressee)
  async findForTicket({ assigneeId }: GetTicketAddressee): Promise<StaffAddresseeView | null> {
    const assignee = assigneeId ? await this.users.findOneBy({ id: assigneeId }) : null;
    if (assignee?.worksOnTickets) return toAddressee(assignee);
    const onCall = await this.users.findOneBy({ isOnCall: true });
    return onCall?.worksOnTickets ? toAddressee(onCall) : null;
  }

  @OnCommand(ListAdminAddressees)
  async listAdmins(): Promise<AdminAddresseeView[]> {
    const admins = await this.users.find({ where: { role: 'admin', isActive: true }, order: { id: 'asc' } });
    return admins.map((user) => ({ adminUserId: user.id, ...toAddressee(user) }));
  }
}

const toAddressee = ({ username, email }: AdminUser): StaffAddresseeView => ({ username, email });
