import {
  AgreementSigned,
  ContactPointDesignated,
  ContactPointWithdrawn,
  DesignationAcknowledged,
  DesignationReturned,
  DesignationSent,
  DesignationSigned,
  MandateBegan,
  MandateEnded,
  MandateEnding,
  MandateNoticeWithdrawn,
  MandateRunOffBegan,
} from '@rep13/contracts-agreements';
import type { MessageDirection } from '@rep13/contracts-sla/constants';
import {
  ClientAccountActivated,
  ClientAccountLocked,
  ClientAccountReactivated,
  ClientAccountSuspended,
  ClientPasswordChanged,
  PasswordResetRequested,
  PaymentCompleted,
  PaymentFailed,
  ProfileChangeAsked,
  ProfileChanged,
  ProfileChangeRefused,
  ProfileChangeStopped,
  ProfileChangeWithdrawn,
  ProviderInformationSaved,
  PublicationMissing,
  PaymentHoldLifted,
  PaymentHoldSet,
  PublicationSeen,
  RefundFailed,
  RefundMade,
  SignupRegistered,
  SubscriptionCancelled,
  SubscriptionEnded,
  SubscriptionOverdue,
  SubscriptionRenewed,
  SubscriptionResumed,
  type TimelineEntryView,
} from '@rep13/contracts-onboarding';
import {
  SLA_EVENTS,
  TicketAcknowledged,
  TicketBreached,
  TicketClientReminded,
  TicketClosed,
  TicketForwarded,
  TicketLifeAtRiskReported,
  TicketMessageSent,
  TicketOpened,
  TicketReadByClient,
  TicketReportedByClient,
  TicketResponded,
  TicketUserNoticeSet,
  TicketUserNotificationRecorded,
  TicketUserNotificationReminded,
} from '@rep13/contracts-sla';
import { Raw, type FindOperator } from 'typeorm';
import type { AuditLog } from './audit-log.entity.ts';

/** The events that concern the client; what staff do among themselves is none of them. */
const TIMELINE_TYPES: readonly string[] = [
  SignupRegistered,
  PaymentCompleted,
  PaymentFailed,
  SubscriptionRenewed,
  SubscriptionOverdue,
  PaymentHoldSet,
  PaymentHoldLifted,
  SubscriptionCancelled,
  SubscriptionResumed,
  SubscriptionEnded,
  RefundMade,
  RefundFailed,
  AgreementSigned,
  MandateBegan,
  MandateEnding,
  MandateNoticeWithdrawn,
  MandateRunOffBegan,
  MandateEnded,
  ContactPointDesignated,
  ContactPointWithdrawn,
  DesignationSigned,
  DesignationSent,
  DesignationAcknowledged,
  DesignationReturned,
  ProfileChangeAsked,
  ProfileChanged,
  ProfileChangeRefused,
  ProfileChangeStopped,
  ProfileChangeWithdrawn,
  ClientAccountActivated,
  ClientAccountLocked,
  ClientAccountSuspended,
  ClientAccountReactivated,
  PasswordResetRequested,
  ClientPasswordChanged,
  ProviderInformationSaved,
  PublicationSeen,
  PublicationMissing,
  TicketOpened,
  TicketAcknowledged,
  TicketForwarded,
  TicketClientReminded,
  TicketReadByClient,
  TicketLifeAtRiskReported,
  TicketReportedByClient,
  TicketResponded,
  TicketUserNoticeSet,
  TicketUserNotificationRecorded,
  TicketUserNotificationReminded,
  TicketBreached,
  TicketClosed,
].map(({ type }) => type);

/** Of messages about an order only those that the client reads or wrote. */
const WITH_CLIENT: readonly MessageDirection[] = ['staff_to_client', 'client_to_staff'];

/** The events of an order: what a client suspects itself is none of an authority. */
const OF_ORDERS: readonly string[] = SLA_EVENTS.map(({ type }) => type).filter(
  (type) => type !== TicketLifeAtRiskReported.type,
);

/**
 * The condition on the type of a line that makes it one of the timeline. What happened to an order stands there once the
 * order was forwarded to this very client, or reported by it: before that it knows of none.
 */
export const ofTimeline = (signupId: number): FindOperator<string> =>
  Raw(
    (type) =>
      `(${type} = any(:types) or (${type} = :message and event_data ->> 'direction' = any(:directions)))
       and (${type} <> all(:ofOrders) or event_data ->> 'ticketNumber' in (
         select forwarded.event_data ->> 'ticketNumber' from audit_logs forwarded
         where forwarded.signup_id = :signupId and forwarded.event_type = any(:known)))`,
    {
      types: TIMELINE_TYPES,
      message: TicketMessageSent.type,
      directions: WITH_CLIENT,
      ofOrders: OF_ORDERS,
      signupId,
      known: [TicketForwarded.type, TicketReportedByClient.type],
    },
  );

/** An allow-list: no address and none of the event's other data leave. */
export function toTimelineEntry({ id, eventType, timestamp, eventData }: AuditLog): TimelineEntryView {
  const { agreementNumber, ticketNumber } = eventData;
  return {
    id,
    eventType,
    timestamp: timestamp.toISOString(),
    ...(typeof agreementNumber === 'string' && { agreementNumber }),
    ...(typeof ticketNumber === 'string' && { ticketNumber }),
  };
}
