import type { EventClass } from '@rep13/contracts-messaging';
import {
  ProfileChangeAsked,
  ProfileChanged,
  ProfileChangeRefused,
  ProfileChangeStopped,
} from '@rep13/contracts-onboarding';
import { STAFF } from './builders.ts';
import { at } from './mails-of-orders-by-event.ts';

const signupId = 512_345_678;
const asked = {
  signupId,
  fields: ['companyName', 'legalContactEmail'],
  awaitsStaff: true,
  awaitsAddresses: ['legalContactEmail'],
};

/** Of each event about a change of particulars that brings a mail: as `EVENTS`. */
export const EVENTS_OF_DETAILS: [kind: string, EventClass, object, subject: string, to?: string][] = [
  [
    'profile-change-asked',
    ProfileChangeAsked,
    { ...asked, changeId: 1 },
    'A change to your details was requested',
    'jane@acme.example',
  ],
  [
    'address-confirmation',
    ProfileChangeAsked,
    { ...asked, changeId: 2 },
    'Please confirm this email address for Acme Inc.',
    'june@acme.example',
  ],
  [
    'address-change-asked',
    ProfileChangeAsked,
    { ...asked, awaitsStaff: false, awaitsAddresses: [], isStoppable: true, changeId: 4 },
    'Our staff is changing an email address: you can stop it',
    'jane@acme.example',
  ],
  [
    'profile-change-stopped',
    ProfileChangeStopped,
    { signupId, changeId: 4 },
    'DSA-ABC234: the legal contact stopped a change that we made',
    STAFF,
  ],
  [
    'profile-change-waiting',
    ProfileChangeAsked,
    { ...asked, changeId: 3 },
    'DSA-ABC234: client details to approve',
    STAFF,
  ],
  [
    'profile-changed',
    ProfileChanged,
    { signupId, changeId: 1, fields: ['legalContactEmail'], changedAt: at },
    'Your details were changed',
  ],
  [
    'contact-replaced',
    ProfileChanged,
    { signupId, changeId: 2, fields: ['legalContactEmail'], changedAt: at },
    'This is no longer the address of your legal contact',
    'jane@acme.example',
  ],
  [
    'profile-change-refused',
    ProfileChangeRefused,
    { signupId, changeId: 1 },
    'We could not make the change you asked for',
  ],
];
