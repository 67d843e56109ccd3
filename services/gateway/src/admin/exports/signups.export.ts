import { ListSignups, type SignupListItem } from '@rep13/contracts-onboarding';
import type { ExportedList } from './exported-list.ts';

export const SIGNUPS: ExportedList<SignupListItem> = {
  name: 'signups',
  list: ListSignups,
  columns: [
    ['Signup ID', 'id'],
    ['Client ID', 'clientId'],
    ['Company', 'companyName', 'as typed'],
    ['Website', 'websiteUrl'],
    ['Registration number', 'registrationNumber', 'as typed'],
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
  ],
};
