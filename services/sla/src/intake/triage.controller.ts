import { Controller } from '@nestjs/common';
import {
  ChangeTicketClient,
  DiscardHeldRequest,
  KeepAuthority,
  LiftDoNotInform,
  ListAuthorities,
  ListHeldRequests,
  MarkElementMissing,
  MarkElementSupplied,
  MarkTicketSpam,
  MatchTicket,
  OpenTicket,
  RecordCallBack,
  ReleaseHeldRequest,
  RemoveAuthority,
  type AuthorityRequestView,
  type AuthorityView,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { OnCommand } from '@rep13/service-kit';
import { ClientChanges } from './client-changes.service.ts';
import { Directory } from './directory.service.ts';
import { Elements } from './elements.service.ts';
import { SenderChecks } from './sender-checks.service.ts';
import { StaffIntake } from './staff-intake.service.ts';
import { Triage } from './triage.service.ts';

/** What staff types in and makes of authorities' requests, and the directory that it goes by. */
@Controller()
export class TriageController {
  constructor(
    private readonly intake: StaffIntake,
    private readonly triage: Triage,
    private readonly clientChanges: ClientChanges,
    private readonly elements: Elements,
    private readonly senders: SenderChecks,
    private readonly directory: Directory,
  ) {}

  @OnCommand(OpenTicket)
  open(command: OpenTicket): Promise<TicketDetailView> {
    return this.intake.open(command);
  }

  @OnCommand(MatchTicket)
  match(command: MatchTicket): Promise<TicketDetailView> {
    return this.triage.match(command);
  }

  @OnCommand(ChangeTicketClient)
  changeClient(command: ChangeTicketClient): Promise<TicketDetailView> {
    return this.clientChanges.change(command);
  }

  @OnCommand(MarkTicketSpam)
  markSpam(command: MarkTicketSpam): Promise<TicketDetailView> {
    return this.triage.markSpam(command);
  }

  @OnCommand(RecordCallBack)
  callBack(command: RecordCallBack): Promise<TicketDetailView> {
    return this.senders.callBack(command);
  }

  @OnCommand(MarkElementSupplied)
  markSupplied(command: MarkElementSupplied): Promise<TicketDetailView> {
    return this.elements.markSupplied(command);
  }

  @OnCommand(MarkElementMissing)
  markMissing(command: MarkElementMissing): Promise<TicketDetailView> {
    return this.elements.markMissing(command);
  }

  @OnCommand(LiftDoNotInform)
  lift(command: LiftDoNotInform): Promise<TicketDetailView> {
    return this.triage.liftDoNotInform(command);
  }

  @OnCommand(ListHeldRequests)
  listHeld(_query: ListHeldRequests): Promise<AuthorityRequestView[]> {
    return this.triage.listHeld();
  }

  @OnCommand(ReleaseHeldRequest)
  release({ requestId }: ReleaseHeldRequest): Promise<TicketDetailView> {
    return this.triage.release(requestId);
  }

  @OnCommand(DiscardHeldRequest)
  discard(command: DiscardHeldRequest): Promise<object> {
    return this.triage.discard(command);
  }

  @OnCommand(ListAuthorities)
  listAuthorities(_query: ListAuthorities): Promise<AuthorityView[]> {
    return this.directory.list();
  }

  @OnCommand(KeepAuthority)
  keepAuthority(command: KeepAuthority): Promise<AuthorityView> {
    return this.directory.keep(command);
  }

  @OnCommand(RemoveAuthority)
  removeAuthority({ authorityId }: RemoveAuthority): Promise<object> {
    return this.directory.remove(authorityId);
  }
}
