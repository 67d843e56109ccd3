import { Body, Controller, Get, HttpCode, Inject, Param, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { ApprovalNeededView } from '@rep13/contracts-admin';
import { legalDaysBetween, LIST_MAX, REFUND_DAYS } from '@rep13/contracts-constants';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { ListQuery } from '@rep13/contracts-messaging';
import {
  CountPayments,
  GetMoneyFigures,
  GetPayment,
  ListPayments,
  RefundPayment,
  RefundPaymentBody,
  WriteInvoiceBody,
  type InvoiceItem,
  type MoneyFiguresView,
  type PaymentItem,
} from '@rep13/contracts-onboarding';
import { Clock, LEGAL_ENTITY, RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AdminRoles, AdminUser, NeedsStepUp, SignedInAdmin } from '../identity/index.ts';
import { ApprovalsService } from '../approvals/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { listWithRest, DocumentsRestHeaders } from '../edge/list-with-rest.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';
import { answerForTwo, AnswersForTwo } from './answer-for-two.ts';

/** What clients paid: every role reads, admins give back. */
@ApiTags('admin')
@Controller('api/admin')
@AdminAudience()
export class PaymentsController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly approvals: ApprovalsService,
    private readonly clock: Clock,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  /** Get what came in, what is due and what is owed. Demo payments are not in it. */
  @Get('money')
  figures(): Promise<MoneyFiguresView> {
    return this.rpc.call(GetMoneyFigures, {});
  }

  /** List payments, newest first. */
  @Get('payments')
  @DocumentsRestHeaders()
  list(@Query() query: ListQuery, @Res({ passthrough: true }) response: Response): Promise<PaymentItem[]> {
    return listWithRest(response, query, {
      limit: LIST_MAX,
      rows: (page) => this.rpc.call(ListPayments, page),
      count: (filters) => this.rpc.call(CountPayments, filters),
    });
  }

  /**
   * Give a fee back, whole. Later than 30 days after it was paid somebody else has to agree: 202, and nothing is done
   * yet; with `breakGlass` it is done at once.
   */
  @Post('payments/:id/refund')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  @Idempotent()
  @AnswersForTwo()
  async refund(
    @Param('id', PathId) paymentId: number,
    @Body() { reason, breakGlass }: RefundPaymentBody,
    @SignedInAdmin() by: AdminUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PaymentItem | ApprovalNeededView> {
    const { paidAt, companyName } = await this.rpc.call(GetPayment, { paymentId });
    const payload = { paymentId, reason };
    if (legalDaysBetween(paidAt, this.clock.now(), this.entity.timeZone) <= REFUND_DAYS)
      return this.rpc.call(RefundPayment, payload);
    const subject = { subjectId: `${paymentId}`, subject: companyName };
    const step = { kind: 'refund-payment', ...subject, payload, breakGlass } as const;
    return answerForTwo(response, await this.approvals.ask<PaymentItem>(step, by));
  }

  /**
   * Write the invoice of a payment. As staff has decided; one that there is already is taken back by a credit note.
   * Somebody else has to agree: 202, and nothing is done yet; with `breakGlass` it is done at once.
   */
  @Post('payments/:id/invoice')
  @HttpCode(200)
  @AdminRoles('admin')
  @NeedsStepUp('admin')
  @Idempotent()
  @AnswersForTwo()
  async writeInvoice(
    @Param('id', PathId) paymentId: number,
    @Body() { breakGlass, ...decided }: WriteInvoiceBody,
    @SignedInAdmin() by: AdminUser,
    @Res({ passthrough: true }) response: Response,
  ): Promise<InvoiceItem | ApprovalNeededView> {
    const { companyName: subject } = await this.rpc.call(GetPayment, { paymentId });
    const payload = { paymentId, ...decided };
    const step = { kind: 'write-invoice', subjectId: `${paymentId}`, subject, payload, breakGlass } as const;
    return answerForTwo(response, await this.approvals.ask<InvoiceItem>(step, by));
  }
}
