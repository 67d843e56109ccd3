import { Injectable } from '@nestjs/common';
import {
  ReportLifeAtRisk,
  TicketLifeAtRiskReported,
  toClientTicketView,
  type ClientTicketView,
} from '@rep13/contracts-sla';
import { Clock, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { Clients } from '../tickets/clients.ts';
import { openTicket } from '../tickets/open-ticket.ts';
import { fact } from '../tickets/ticket-facts.ts';
import { toTicketView } from '../tickets/ticket.view.ts';

/** Stands where an order names its authority. */
const NO_AUTHORITY = 'Suspected threat to life or safety (Article 18 DSA)';

/** What clients tell us of their duty of Article 18 DSA. They inform the authorities; we inform nobody. */
@Injectable()
export class LifeAtRiskService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clients: Clients,
    private readonly clock: Clock,
  ) {}

  /** Critical from the first moment, with the time of any ticket. @throws UnknownSignup */
  @OnCommand(ReportLifeAtRisk)
  async report(command: ReportLifeAtRisk): Promise<ClientTicketView> {
    const client = await this.clients.require(command.signupId);
    return this.unitOfWork.runOnce(async (scope) => {
      const now = this.clock.now();
      const report = {
        ...({ source: 'client', urgencyLevel: 'critical', orderKind: 'general' } as const),
        ...{ client, authorityName: NO_AUTHORITY, authorityContactDate: now, lifeAtRisk: true },
        description: descriptionOf(command),
        // Its client knows of it, and nothing is forwarded.
        reachedClientAt: now,
      };
      const ticket = await openTicket(scope, report, now);
      scope.outbox.add(TicketLifeAtRiskReported, fact(ticket));
      return toClientTicketView(toTicketView(ticket));
    });
  }
}

/** What staff has to know first stands first. */
const descriptionOf = ({ text, memberState, authoritiesInformed }: ReportLifeAtRisk): string =>
  [
    `Member State concerned: ${memberState ?? 'not known to the client'}`,
    `The client has informed the authorities: ${authoritiesInformed ? 'yes, it says' : 'it has not said so'}`,
    '',
    text,
  ].join('\n');
