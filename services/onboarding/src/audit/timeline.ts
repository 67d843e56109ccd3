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
  ProfileChangeWithdrawn,
  ProviderInformationSaved,
  PublicationMissing,
  PublicationSeen,
  SignupRegistered,
  type TimelineEntryView,
} from '@rep13/contracts-onboarding';
import {
  TicketAcknowledged,
  TicketBreached,
  TicketClientReminded,
  TicketClosed,
  TicketForwarded,
  TicketOpened,
  TicketReadByClient,
  TicketResponded,
} from '@rep13/contracts-sla';
import type { AuditLog } from './audit-log.entity.ts';

/** The events that concern the client; what staff do among themselves is none of them. */
export const TIMELINE_TYPES: readonly string[] = [
  SignupRegistered,
  PaymentCompleted,
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
