import { Controller } from '@nestjs/common';
import {
  CompletePayment,
  GetMoneyFigures,
  GetPayment,
  GetPaymentState,
  GetPaymentStatistics,
  CountPayments,
  ListPayments,
  OpenCardPage,
  PayOwed,
  ReceiveProviderEvent,
  type MoneyFiguresView,
  type PaymentBegunView,
  type PaymentDayView,
  type PaymentItem,
  type PaymentStateView,
  type PaymentView,
} from '@rep13/contracts-onboarding';
import { OnCommand } from '@rep13/service-kit';
import { CompletePaymentService } from './complete-payment.service.ts';
import { MoneyFigures } from './money-figures.ts';
import { PayOwedService } from './pay-owed.service.ts';
import { PaymentQueries } from './payment-queries.service.ts';
import { PaymentStateService } from './payment-state.service.ts';
import { ProviderEventsService } from './provider-events.service.ts';

/** What onboarding answers about payments. */
@Controller()
export class PaymentsController {
  constructor(
    private readonly first: CompletePaymentService,
    private readonly owed: PayOwedService,
    private readonly states: PaymentStateService,
    private readonly events: ProviderEventsService,
    private readonly queries: PaymentQueries,
    private readonly figures: MoneyFigures,
  ) {}

  @OnCommand(CompletePayment)
  complete(command: CompletePayment): Promise<PaymentView | PaymentBegunView> {
    return this.first.complete(command);
  }

  @OnCommand(GetPaymentState)
  getState(query: GetPaymentState): Promise<PaymentStateView> {
    return this.states.get(query);
  }

  @OnCommand(OpenCardPage)
  openCardPage(command: OpenCardPage): Promise<PaymentBegunView> {
    return this.states.openCardPage(command);
  }

  @OnCommand(PayOwed)
  payOwed(command: PayOwed): Promise<PaymentBegunView> {
    return this.owed.pay(command);
  }

  @OnCommand(ReceiveProviderEvent)
  receive(command: ReceiveProviderEvent): Promise<{ received: true }> {
    return this.events.receive(command);
  }

  @OnCommand(ListPayments)
  list(query: ListPayments): Promise<PaymentItem[]> {
    return this.queries.list(query);
  }

  @OnCommand(CountPayments)
  count(query: CountPayments): Promise<number> {
    return this.queries.count(query);
  }

  @OnCommand(GetPayment)
  get({ paymentId }: GetPayment): Promise<PaymentItem> {
    return this.queries.get(paymentId);
  }

  @OnCommand(GetMoneyFigures)
  getFigures(): Promise<MoneyFiguresView> {
    return this.figures.get();
  }

  @OnCommand(GetPaymentStatistics)
  statistics(query: GetPaymentStatistics): Promise<PaymentDayView[]> {
    return this.queries.statistics(query);
  }
}
