import { Module } from '@nestjs/common';
import { commandsOf } from '@rep13/service-kit';
import { PaymentProvidersModule } from '../payment-providers/index.ts';
import { BookComparisons } from './book-comparisons.ts';
import { CheckProviderAccount } from './check-provider-account.processor.ts';
import { CompareWithProvider } from './compare-with-provider.processor.ts';
import { CompletePaymentService } from './complete-payment.service.ts';
import { LedgerQueriesService } from './ledger-queries.service.ts';
import { LookForWebhook } from './look-for-webhook.processor.ts';
import { MakeRefund } from './make-refund.processor.ts';
import { MoneyFigures } from './money-figures.ts';
import { PayOwedService } from './pay-owed.service.ts';
import { PaymentQueriesService } from './payment-queries.service.ts';
import { PaymentStateService } from './payment-state.service.ts';
import { ProcessProviderEvent } from './process-provider-event.processor.ts';
import { ProviderEventsService } from './provider-events.service.ts';
import { RefundsService } from './refunds.service.ts';
import { ReturnPayment } from './return-payment.processor.ts';

/** The yearly fee: paid, told of by the provider, given back. */
@Module({
  imports: [PaymentProvidersModule],
  controllers: commandsOf(
    CompletePaymentService,
    PaymentStateService,
    PayOwedService,
    ProviderEventsService,
    PaymentQueriesService,
    MoneyFigures,
    RefundsService,
    LedgerQueriesService,
  ),
  providers: [
    CompletePaymentService,
    PayOwedService,
    PaymentStateService,
    ProviderEventsService,
    ProcessProviderEvent,
    BookComparisons,
    CheckProviderAccount,
    CompareWithProvider,
    LookForWebhook,
    ReturnPayment,
    RefundsService,
    MakeRefund,
    PaymentQueriesService,
    LedgerQueriesService,
    MoneyFigures,
  ],
})
export class PaymentsModule {}
