import { Controller } from '@nestjs/common';
import {
  GetApprovalForMail,
  ListApprovalAddressees,
  type AdminAddresseeView,
  type ApprovalMailView,
} from '@rep13/contracts-gateway';
import { OnCommand } from '@rep13/service-kit';
import { AdminUser, ColleaguesService } from '../identity/index.ts';
import { DataSource, In } from 'typeorm';
import { ApprovalsService } from './approvals.service.ts';
import { WAYS } from './step-for-two.ts';

/** For the mails about a step for two; answered to services, never over HTTP. */
@Controller()
export class ApprovalMailController {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly colleagues: ColleaguesService,
    private readonly db: DataSource,
  ) {}

  @OnCommand(GetApprovalForMail)
  async find({ approvalId }: GetApprovalForMail): Promise<ApprovalMailView> {
    const { kind, subject, requestedBy, breakGlass } = await this.approvals.find(approvalId);
    const name = await this.colleagues.nameOf(requestedBy);
    return { kind, subject, requestedBy: name ?? `${requestedBy}`, breakGlass };
  }

  @OnCommand(ListApprovalAddressees)
  async addressees({ approvalId }: ListApprovalAddressees): Promise<AdminAddresseeView[]> {
    const { kind, requestedBy } = await this.approvals.find(approvalId);
    const roles = [...new Set([...WAYS[kind].roles, 'admin' as const])];
    const addressees = await this.db.manager.find(AdminUser, {
      where: { role: In(roles), isActive: true },
      order: { id: 'asc' },
    });
    return addressees
      .filter(({ id }) => id !== requestedBy)
      .map(({ id, username, email }) => ({ adminUserId: id, username, email }));
  }
}
