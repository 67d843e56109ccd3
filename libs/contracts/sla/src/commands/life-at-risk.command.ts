import type { Command, Refusals } from '@rep13/contracts-messaging';
import { SignupId } from '@rep13/contracts-validation';
import type { ClientTicketView } from '../client-ticket.view.ts';
import { LifeAtRiskBody } from '../life-at-risk/life-at-risk.body.ts';

/** A client suspects a threat to life or safety: a critical ticket for staff, of which its client knows. */
export class ReportLifeAtRisk extends LifeAtRiskBody implements Command<ClientTicketView> {
  static readonly subject = 'rpc.sla.client-ticket.report-life-at-risk.v1';
  static readonly errors = { 'gateway.validation-failed': 400 } as const satisfies Refusals;
  declare readonly replyType?: ClientTicketView;
  @SignupId() readonly signupId!: number;
}
