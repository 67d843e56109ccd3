import { Controller } from '@nestjs/common';
import {
  DiscardHeldRequest,
  KeepAuthority,
  LiftDoNotInform,
  ListAuthorities,
  ListHeldRequests,
  MarkTicketSpam,
  MatchTicket,
  RecordCallBack,
  ReleaseHeldRequest,
  RemoveAuthority,
  type AuthorityRequestView,
  type AuthorityView,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { OnCommand } from '@rep13/service-kit';
import { Directory } from './directory.service.ts';
import { SenderChecks } from './sender-checks.service.ts';
import { Triage } from './triage.service.ts';

/** What staff makes of authorities' requests, and the directory that it goes by. */
@Controller()
export class TriageController {
  constructor(
    private readonly triage: Triage,
    private readonly senders: SenderChecks,
    private readonly directory: Directory,
  ) {}

  @OnCommand(MatchTicket)
  match(command: MatchTicket): Promise<TicketDetailView> {
    return this.triage.match(command);
  }

  @OnCommand(MarkTicketSpam)
  markSpam(command: MarkTicketSpam): Promise<TicketDetailView> {
    return this.triage.markSpam(command);
  }

  @OnCommand(RecordCallBack)
  callBack(command: RecordCallBack): Promise<TicketDetailView> {
    return this.senders.callBack(command);
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
