import type { EmailView } from '@rep13/contracts-notifications';
import type { AuditLogView, ComplianceCheckView, SignupListItem } from '@rep13/contracts-onboarding';
import type { TicketView } from '@rep13/contracts-sla';
import type { Columns } from './export-csv.ts';

export const CHECK_COLUMNS: Columns<ComplianceCheckView> = [
  ['ID', 'id'],
  ['Company', 'companyName'],
  ['Email', 'email'],
  ['Outside the EU/EEA', 'question1'],
  ['Accessible to EU users', 'question2'],
  ['Processes data or content', 'question3'],
  ['Representative required', 'requiresLegalRep'],
  ['Checked at (UTC)', 'createdAt'],
];

export const SIGNUP_COLUMNS: Columns<SignupListItem> = [
  ['Signup ID', 'id'],
  ['Client ID', 'clientId'],
  ['Company', 'companyName'],
  ['Website', 'websiteUrl'],
  ['Registration number', 'registrationNumber'],
  ['Country', 'countryOfIncorporation'],
  ['Registered address', 'registeredAddress'],
  ['Legal contact', 'legalContactName'],
  ['Legal contact email', 'legalContactEmail'],
  ['Escalation contact', 'escalationContactName'],
  ['Escalation contact email', 'escalationContactEmail'],
  ['Account', 'accountStatus'],
  ['Contract version', 'contractVersion'],
  ['Paid at (UTC)', 'paidAt'],
  ['Registered at (UTC)', 'createdAt'],
  ['Source', 'attribution.source'],
  ['Medium', 'attribution.medium'],
  ['Campaign', 'attribution.campaign'],
  ['Campaign term', 'attribution.term'],
  ['Campaign content', 'attribution.content'],
  ['Google click ID', 'attribution.gclid'],
  ['Facebook click ID', 'attribution.fbclid'],
  ['Landing page', 'attribution.landingPage'],
  ['Referrer', 'attribution.referrer'],
];

export const TICKET_COLUMNS: Columns<TicketView> = [
  ['Ticket', 'ticketNumber'],
  ['Signup ID', 'signupId'],
  ['Authority', 'authorityName'],
  ['Urgency', 'urgencyLevel'],
  ['Status', 'status'],
  ['Promise kept', 'slaCompliant'],
  ['Received at (UTC)', 'authorityContactDate'],
  ['Due at (UTC)', 'dueAt'],
  ['Acknowledged at (UTC)', 'responseDate'],
  ['Hours to acknowledgement', 'responseTimeHours'],
  ['Forwarded to client', 'forwardedToClient'],
  ['Forwarded at (UTC)', 'forwardedDate'],
  ['Description', 'description'],
  ['Reason for closing', 'closeReason'],
  ['Entered at (UTC)', 'createdAt'],
  ['Changed at (UTC)', 'updatedAt'],
];

export const AUDIT_LOG_COLUMNS: Columns<AuditLogView> = [
  ['ID', 'id'],
  ['Time (UTC)', 'timestamp'],
  ['Event', 'eventType'],
  ['Signup ID', 'signupId'],
  ['Data', 'eventData'],
  ['Agreement version', 'agreementVersion'],
  ['Payment', 'paymentStatus'],
  ['IP address', 'ipAddress'],
  ['Browser', 'userAgent'],
  ['Origin', 'metadata'],
];

export const EMAIL_COLUMNS: Columns<EmailView> = [
  ['ID', 'id'],
  ['Recipient', 'recipient'],
  ['Subject', 'subject'],
  ['Mail', 'type'],
  ['Status', 'status'],
  ['Attempt', 'attempt'],
  ['Sent at (UTC)', 'sentAt'],
  ['Failure', 'failureReason'],
  ['Client ID', 'clientId'],
  ['Signup ID', 'signupId'],
  ['Sent again at (UTC)', 'resentAt'],
  ['Logged at (UTC)', 'createdAt'],
];
