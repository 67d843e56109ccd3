import type { LetterToMailView } from '@rep13/contracts-agreements';
import type { StaffAddresseeView } from '@rep13/contracts-gateway';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import type { ProfileChangeView } from '@rep13/contracts-onboarding';
import type { AuthorityMailView } from '@rep13/contracts-sla';
import { textsOf } from '../emails/authority-mails.ts';
import type { Addressee, InternalEmail } from '../emails/email.ts';
import { withTag } from '../mailbox.ts';
import { escalationAddress, type PartyInMails } from '../emails/party-in-mails.ts';

/**
 * A client's mails go to the legal contact, or to the escalation contact if there is one. Greeted by name is who has
 * proven the mailbox; of others the company, because names of people are what somebody typed into a form, perhaps to
 * reach a stranger.
 */
export function clientAddressee(to: 'legal-contact' | 'escalation-contact', party: PartyInMails): Addressee {
  const { companyName, contactName } = party;
  const address = escalationAddress(party);
  if (to === 'escalation-contact' && address) {
    return {
      name: companyName,
      address,
      why: `For the escalation contact of ${companyName}`,
    };
  }
  return {
    name: contactName ?? companyName,
    address: party.legalContactEmail,
    why: `For the legal contact of ${companyName}`,
  };
}

/** Whom a change of particulars is told: the contact as it was, or the address that it names. */
export function changeAddressee(
  { to, field }: { to: 'contact-before-change' | 'new-address'; field?: string },
  { fields }: ProfileChangeView,
  { companyName, legalContactEmail }: PartyInMails,
): Addressee {
  const changed = (name: string | undefined) => fields.find((one) => one.field === name);
  return to === 'new-address'
    ? {
        name: companyName,
        address: changed(field)?.after ?? '',
        why: `Because ${companyName} named this address to us`,
      }
    : {
        name: companyName,
        address: changed('legalContactEmail')?.before ?? legalContactEmail,
        why: `For the legal contact of ${companyName}`,
      };
}

/** Where a person confirmed that the coordinator takes letters. */
export const coordinatorAddressee = ({ coordinator, email, companyName }: LetterToMailView): Addressee => ({
  name: coordinator,
  address: email,
  why: `On behalf of ${companyName}`,
});

/**
 * Who filed the request, at the address that it named: by no name, as a stranger may have typed both.
 * Nobody where no address was given: an order that came by post or telephone.
 */
export const authorityAddressee = (request: AuthorityMailView): Addressee | null =>
  request.email
    ? { name: '', address: request.email, why: textsOf({ request }).frame.about(request.reference) }
    : null;

/** Who wrote to the address for authorities: by no name, as anybody may have typed both. */
export const mailSenderAddressee = (address: string, { authorityEmail }: LegalEntity): Addressee => ({
  name: '',
  address,
  why: `Because a mail from this address came to ${authorityEmail}`,
});

/** Our own address for authorities, to see whether mails to it arrive. */
export const ownAddressee = (tag: string, { brand, authorityEmail }: LegalEntity): Addressee => ({
  name: `${brand} staff`,
  address: withTag(authorityEmail, tag),
  why: `To test ${authorityEmail}`,
});

type InternalMailbox = Exclude<
  InternalEmail<never>['to'],
  'colleague' | 'ticket-worker' | 'authorities-mailbox'
>;

/** What concerns one member of staff alone, such as the own sign-in. */
export const colleagueAddressee = (
  { username, email }: StaffAddresseeView,
  { brand }: LegalEntity,
): Addressee => ({
  name: username,
  address: email,
  why: `For ${username}, of the staff of ${brand}`,
});

/** Mails to ourselves go to one mailbox, not to each of us; to support where staff has none. ADR 11. */
export const internalAddressee = (
  to: InternalMailbox,
  staffEmail: string | undefined,
  { brand, supportEmail }: LegalEntity,
): Addressee =>
  to === 'staff'
    ? { name: `${brand} staff`, address: staffEmail ?? supportEmail, why: `For the staff of ${brand}` }
    : { name: `${brand} support`, address: supportEmail, why: `For the support of ${brand}` };
