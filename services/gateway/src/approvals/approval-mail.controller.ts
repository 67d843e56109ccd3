import { Controller } from '@nestjs/common';
import { GetApprovalForMail, type ApprovalMailView } from '@rep13/contracts-gateway';
import { OnCommand } from '@rep13/service-kit';
import { Colleagues } from '../admin-users/colleagues.service.ts';
import { Approvals } from './approvals.service.ts';

/** For the mails about a step for two; answered to services, never over HTTP. */
@Controller()
export class ApprovalMailController {
  constructor(
    private readonly approvals: Approvals,
    private readonly colleagues: Colleagues,
  ) {}

  @OnCommand(GetApprovalForMail)
  async find({ approvalId }: GetApprovalForMail): Promise<ApprovalMailView> {
    const { kind, subject, requestedBy, breakGlass } = await this.approvals.find(approvalId);
    const name = await this.colleagues.nameOf(requestedBy);
    return { kind, subject, requestedBy: name ?? `${requestedBy}`, breakGlass };
  }
}
