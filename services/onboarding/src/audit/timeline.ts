import {
  AgreementSigned,
  DesignationAcknowledged,
  DesignationReturned,
  DesignationSent,
  DesignationSigned,
  MandateBegan,
  MandateEnded,
  MandateEnding,
  MandateRunOffBegan,
} from '@rep13/contracts-agreements';
import type { MessageDirection } from '@rep13/contracts-constants';
import {
  ClientAccountActivated,
  ClientAccountLocked,
  ClientAccountReactivated,
  ClientAccountSuspended,
  ClientPasswordChanged,
  PasswordResetRequested,
  PaymentCompleted,
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
  RefundMade,
  SignupRegistered,
  SubscriptionCancelled,
  SubscriptionEnded,
  SubscriptionOverdue,
  SubscriptionRenewed,
  type TimelineEntryView,
} from '@rep13/contracts-onboarding';
import {
  TicketAcknowledged,
  TicketBreached,
  TicketClientReminded,
  TicketClosed,
  TicketForwarded,
  TicketMessageSent,
  TicketOpened,
  TicketReadByClient,
  TicketResponded,
} from '@rep13/contracts-sla';
import { Raw, type FindOperator } from 'typeorm';
import type { AuditLog } from './audit-log.entity.ts';

/** The events that concern the client; what staff do among themselves is none of them. */
const TIMELINE_TYPES: readonly string[] = [
  SignupRegistered,
  PaymentCompleted,
  SubscriptionRenewed,
  SubscriptionOverdue,
  PaymentHoldSet,
  PaymentHoldLifted,
  SubscriptionCancelled,
  SubscriptionEnded,
  RefundMade,
  AgreementSigned,
  MandateBegan,
  MandateEnding,
  MandateRunOffBegan,
  MandateEnded,
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
  TicketResponded,
  TicketBreached,
  TicketClosed,
].map(({ type }) => type);

/** Of messages about an order only those that the client reads or wrote. */
const WITH_CLIENT: readonly MessageDirection[] = ['staff_to_client', 'client_to_staff'];

/** The condition on the type of a line that makes it one of the timeline. */
export const ofTimeline = (): FindOperator<string> =>
  Raw(
    (type) =>
      `(${type} = any(:types) or (${type} = :message and event_data ->> 'direction' = any(:directions)))`,
    { types: TIMELINE_TYPES, message: TicketMessageSent.type, directions: WITH_CLIENT },
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
