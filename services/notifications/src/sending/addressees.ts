import { LEGAL_ENTITY, type SignupPartyView, type StaffAddresseeView } from '@rep13/contracts';
import type { Addressee, ClientEmail, HouseEmail } from '../emails/email.ts';

const { brand, supportEmail } = LEGAL_ENTITY;

/**
 * A client's mails go to the legal contact, or to the escalation contact if there is one. Greeted is the company: the
 * names of people are what somebody typed into a form, perhaps to reach a stranger.
 */
export function clientAddressee(to: ClientEmail<never>['to'], party: SignupPartyView): Addressee {
  const { companyName, escalationContactEmail } = party;
  if (to === 'escalation-contact' && escalationContactEmail) {
    return {
      name: companyName,
      address: escalationContactEmail,
      why: `For the escalation contact of ${companyName}`,
    };
  }
  return {
    name: companyName,
    address: party.legalContactEmail,
    why: `For the legal contact of ${companyName}`,
  };
}

type HouseMailbox = Exclude<HouseEmail<never>['to'], 'colleague'>;

/** What concerns one member of staff alone, such as the own sign-in. */
export const colleagueAddressee = ({ username, email }: StaffAddresseeView): Addressee => ({
  name: username,
  address: email,
  why: `For ${username}, of the staff of ${brand}`,
});

/** Mails to ourselves go to one mailbox, not to each of us. ADR 11. */
export const houseAddressee = (to: HouseMailbox, staffEmail: string): Addressee =>
  to === 'staff'
    ? { name: `${brand} staff`, address: staffEmail, why: `For the staff of ${brand}` }
    : { name: `${brand} support`, address: supportEmail, why: `For the support of ${brand}` };
