import { Body, Controller, HttpCode, Param, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import {
  AssignTicket,
  AssignTicketBody,
  AuthorityAddressBody,
  CallBackBody,
  ChangeAuthorityAddress,
  ChangeTicketClient,
  ChangeTicketClientBody,
  ClassifyTicket,
  ClassifyTicketBody,
  LiftDoNotInform,
  LowerUrgency,
  LowerUrgencyBody,
  MarkElementMissing,
  MarkElementSupplied,
  MarkTicketSpam,
  MatchTicket,
  MatchTicketBody,
  MissingElementBody,
  ReasonBody,
  RecordCallBack,
  SetTicketDeadline,
  SetUserNotice,
  SuppliedElementBody,
  TicketDeadlineBody,
  UserNoticeBody,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import type { Response } from 'express';
import {
  AdminRoles,
  AdminUser,
  ColleaguesService,
  NeedsStepUp,
  NeedsStepUpToBreakGlass,
  SignedInAdmin,
} from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { answerForTwo, AnswersForTwo } from './answer-for-two.ts';
import { SeenVersion, TakesVersion } from './seen-version.ts';
import { TicketMoves } from './ticket-moves.ts';
import { TicketWrites } from './ticket-writes.ts';

/** What caseworkers and admins do with a ticket beside moving it on. */
@ApiTags('admin')
@Controller('api/admin/sla-tickets/:id')
@AdminAudience()
export class TicketWorkController {
  constructor(
    private readonly writes: TicketWrites,
    private readonly moves: TicketMoves,
    private readonly colleagues: ColleaguesService,
  ) {}

  /** Say who works on a ticket. An active caseworker or admin; `null`: nobody. */
  @Post('assign')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesVersion()
  async assign(
    @Param('id', PathId) ticketId: number,
    @Body() body: AssignTicketBody,
    @SeenVersion() version: number | undefined,
  ): Promise<TicketDetailView> {
    if (body.assigneeId !== null) await this.colleagues.requireWorksOnTickets(body.assigneeId, 'assigneeId');
    return this.writes.call(AssignTicket, { ...body, ticketId, version });
  }

  /** Say by when the authority wants its answer. `null`: it named no time. */
  @Post('deadline')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesVersion()
  setDeadline(
    @Param('id', PathId) ticketId: number,
    @Body() body: TicketDeadlineBody,
    @SeenVersion() version: number | undefined,
  ): Promise<TicketDetailView> {
    return this.writes.call(SetTicketDeadline, { ...body, ticketId, version });
  }

  /** Say what the authority has said since its order of telling the user concerned. Also of a closed order. */
  @Post('user-notice')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesVersion()
  setUserNotice(
    @Param('id', PathId) ticketId: number,
    @Body() body: UserNoticeBody,
    @SeenVersion() version: number | undefined,
  ): Promise<TicketDetailView> {
    return this.writes.call(SetUserNotice, { ...body, ticketId, version });
  }

  /**
   * Say what kind of order it is, and by what the yearly report counts it. Also of a closed order (Article 15 DSA). What is
   * absent stays; null takes back what was said.
   */
  @Post('classify')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesVersion()
  classify(
    @Param('id', PathId) ticketId: number,
    @Body() body: ClassifyTicketBody,
    @SeenVersion() version: number | undefined,
  ): Promise<TicketDetailView> {
    return this.writes.call(ClassifyTicket, { ...body, ticketId, version });
  }

  /** Say which client an order is about, where nobody has said it. */
  @Post('match')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesVersion()
  match(
    @Param('id', PathId) ticketId: number,
    @Body() body: MatchTicketBody,
    @SeenVersion() version: number | undefined,
  ): Promise<TicketDetailView> {
    return this.writes.call(MatchTicket, { ...body, ticketId, version });
  }

  /**
   * Say that another client is meant than the one that was matched. 202 if somebody else has to agree, and nothing is
   * done yet; with `breakGlass` it is done at once.
   */
  @Post('change-client')
  @Refuses(ChangeTicketClient.errors)
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUpToBreakGlass()
  @Idempotent()
  @TakesVersion()
  @AnswersForTwo()
  async changeClient(
    @Param('id', PathId) ticketId: number,
    @Body() body: ChangeTicketClientBody,
    @SeenVersion() version: number | undefined,
    @SignedInAdmin() by: AdminUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TicketDetailView | ApprovalNeededView> {
    return answerForTwo(response, await this.moves.changeClient(ticketId, body, { by, version }));
  }

  /** Mark a request as spam that no authority has sent. Its ticket is closed. */
  @Post('mark-spam')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesVersion()
  markSpam(
    @Param('id', PathId) ticketId: number,
    @Body() { reason }: ReasonBody,
    @SeenVersion() version: number | undefined,
  ): Promise<TicketDetailView> {
    return this.writes.call(MarkTicketSpam, { reason, ticketId, version });
  }

  /** Note that the authority was called back at the number of the directory, and what it said. */
  @Post('call-back')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesVersion()
  callBack(
    @Param('id', PathId) ticketId: number,
    @Body() body: CallBackBody,
    @SeenVersion() version: number | undefined,
  ): Promise<TicketDetailView> {
    return this.writes.call(RecordCallBack, { ...body, ticketId, version });
  }

  /** Correct where the authority reads our mails, and who it is. The links it has end; one goes to the new address. */
  @Post('authority-address')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUp('admin')
  @Idempotent()
  @TakesVersion()
  changeAddress(
    @Param('id', PathId) ticketId: number,
    @Body() body: AuthorityAddressBody,
    @SeenVersion() version: number | undefined,
  ): Promise<TicketDetailView> {
    return this.writes.call(ChangeAuthorityAddress, { ...body, ticketId, version });
  }

  /** Say that an element has come that the order lacked, and where it stands. */
  @Post('mark-supplied')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesVersion()
  markSupplied(
    @Param('id', PathId) ticketId: number,
    @Body() body: SuppliedElementBody,
    @SeenVersion() version: number | undefined,
  ): Promise<TicketDetailView> {
    return this.writes.call(MarkElementSupplied, { ...body, ticketId, version });
  }

  /** Say that an element is missing after all. */
  @Post('mark-missing')
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @Idempotent()
  @TakesVersion()
  markMissing(
    @Param('id', PathId) ticketId: number,
    @Body() body: MissingElementBody,
    @SeenVersion() version: number | undefined,
  ): Promise<TicketDetailView> {
    return this.writes.call(MarkElementMissing, { ...body, ticketId, version });
  }

  /**
   * Say that an order is not critical. 202 if somebody else has to agree, and nothing is done yet; with `breakGlass`
   * it is done at once.
   */
  @Post('lower-urgency')
  @Refuses(LowerUrgency.errors)
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUpToBreakGlass()
  @Idempotent()
  @TakesVersion()
  @AnswersForTwo()
  async lowerUrgency(
    @Param('id', PathId) ticketId: number,
    @Body() body: LowerUrgencyBody,
    @SeenVersion() version: number | undefined,
    @SignedInAdmin() by: AdminUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TicketDetailView | ApprovalNeededView> {
    return answerForTwo(response, await this.moves.lowerUrgency(ticketId, body, { by, version }));
  }

  /**
   * Let the client be told of an order. 202 if somebody else has to agree, and nothing is done yet; with `breakGlass`
   * it is done at once.
   */
  @Post('lift-do-not-inform')
  @Refuses(LiftDoNotInform.errors)
  @HttpCode(200)
  @AdminRoles('admin', 'caseworker')
  @NeedsStepUpToBreakGlass()
  @Idempotent()
  @TakesVersion()
  @AnswersForTwo()
  async liftDoNotInform(
    @Param('id', PathId) ticketId: number,
    @Body() body: ReasonBody,
    @SeenVersion() version: number | undefined,
    @SignedInAdmin() by: AdminUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<TicketDetailView | ApprovalNeededView> {
    return answerForTwo(response, await this.moves.liftDoNotInform(ticketId, body, { by, version }));
  }
}
