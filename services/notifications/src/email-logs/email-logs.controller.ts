import { Controller } from '@nestjs/common';
import {
  CountClientsToldOfRecord,
  GetEmailTotals,
  CountEmails,
  ListEmails,
  ResendEmail,
  type EmailResendView,
  type EmailTotalsView,
  type EmailView,
} from '@rep13/contracts-notifications';
import { OnCommand } from '@rep13/service-kit';
import { EmailLogsService } from './email-logs.service.ts';
import { ResendEmailService } from './resend-email.service.ts';

/** The commands about mails that went out or did not; who may send which is the gateway's to know. */
@Controller()
export class EmailLogsController {
  constructor(
    private readonly logs: EmailLogsService,
    private readonly resending: ResendEmailService,
  ) {}

  @OnCommand(ListEmails)
  list(query: ListEmails): Promise<EmailView[]> {
    return this.logs.list(query);
  }

  @OnCommand(CountEmails)
  count(query: CountEmails): Promise<number> {
    return this.logs.count(query);
  }

  @OnCommand(CountClientsToldOfRecord)
  countToldOfRecord({ since }: CountClientsToldOfRecord): Promise<number> {
    return this.logs.countToldOfRecord(new Date(since));
  }

  @OnCommand(GetEmailTotals)
  totals(): Promise<EmailTotalsView> {
    return this.logs.totals();
  }

  @OnCommand(ResendEmail)
  resend(command: ResendEmail): Promise<EmailResendView> {
    return this.resending.resend(command);
  }
}
