import { GetInvoicePdf } from '@rep13/contracts-agreements';
import {
  AnnounceFeeChange,
  AnnounceFeeChanges,
  AskRefund,
  CancelSubscription,
  ChangeBilling,
  FindSubscription,
  FinishBillingTask,
  GetBilling,
  GetMoneyFigures,
  GetPayment,
  GetPaymentState,
  ListBillingTasks,
  ListClientInvoices,
  ListInvoices,
  ListLedger,
  ListProviderMovements,
  ListPayments,
  OpenCardPage,
  PayOwed,
  ReceiveProviderEvent,
  RecordTaxIdCheck,
  RefundPayment,
  ResumeSubscription,
  WriteInvoice,
  type InvoiceItem,
  type BillingTaskView,
  type BillingView,
  type MoneyFiguresView,
  type PaymentItem,
  type PaymentStateView,
  type SubscriptionView,
} from '@rep13/contracts-onboarding';
import type { TestGateway } from './start-gateway.ts';

/** Answers about money that let every call of the matrix through. */
export function stubMoney(answer: TestGateway['stubbedServices']['answer']): void {
  answer(GetPaymentState, () => ({ state: 'unpaid' }) as PaymentStateView);
  answer(ReceiveProviderEvent, () => ({ received: true }) as const);
  answer(GetMoneyFigures, () => ({}) as MoneyFiguresView);
  answer(ListPayments, () => []);
  answer(
    GetPayment,
    ({ paymentId: id }) => ({ id, companyName: 'Acme', paidAt: new Date().toISOString() }) as PaymentItem,
  );
  answer(RefundPayment, ({ paymentId: id }) => ({ id }) as PaymentItem);
  answer(ListInvoices, () => []);
  answer(ListLedger, () => []);
  answer(ListProviderMovements, () => ({ movements: [], next: null }));
  answer(WriteInvoice, () => ({}) as InvoiceItem);
  answer(ListClientInvoices, () => []);
  answer(GetInvoicePdf, () => ({ fileName: 'a.pdf', sha256: '', bytes: Buffer.of() }));
  answer(GetBilling, () => ({}) as BillingView);
  answer(ChangeBilling, () => ({}) as BillingView);
  answer(RecordTaxIdCheck, () => ({}) as BillingView);
  answer(ListBillingTasks, () => []);
  answer(FinishBillingTask, ({ taskId: id }) => ({ id }) as BillingTaskView);
  answer(FindSubscription, () => null);
  answer(CancelSubscription, () => ({}) as SubscriptionView);
  answer(AnnounceFeeChange, () => ({ announced: true }) as const);
  answer(AnnounceFeeChanges, () => ({ clients: 0 }));
  answer(AskRefund, () => ({}) as SubscriptionView);
  answer(ResumeSubscription, () => ({}) as SubscriptionView);
  answer(OpenCardPage, () => ({ redirectTo: 'https://pay.example' }));
  answer(PayOwed, () => ({ redirectTo: 'https://pay.example' }));
}
