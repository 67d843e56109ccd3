import {
  ListSignups,
  type ClientParticularsView,
  type ProfileField,
  type SignupListItem,
} from '@rep13/contracts-onboarding';
import { PARTICULARS, PARTICULARS_COLUMNS } from '@rep13/contracts-onboarding/constants';
import type { Columns } from './export-csv.ts';
import type { ExportedList } from './exported-list.ts';

const AS_TYPED: readonly ProfileField[] = ['companyName', 'registrationNumber'];

const PARTICULARS_OF_SIGNUP: Columns<ClientParticularsView> = PARTICULARS.map((field) => {
  const header = PARTICULARS_COLUMNS[field];
  return AS_TYPED.includes(field) ? [header, field, 'as typed'] : [header, field];
});

export const SIGNUPS: ExportedList<SignupListItem> = {
  name: 'signups',
  list: ListSignups,
  columns: [
    ['Signup ID', 'id'],
    ['Client ID', 'clientId'],
    ...PARTICULARS_OF_SIGNUP,
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
