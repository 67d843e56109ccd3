/** @jest-environment @rep13/testing/without-a-page */
import { describe, expect, it } from '@jest/globals';
import { SignupBody } from '@rep13/contracts-onboarding';
import { messagesOf } from '@rep13/contracts-validation/messages-of';
import { awkward, awkwardMailAddresses, awkwardNames, awkwardWebsites, howMany } from '@rep13/testing-texts';
import { meantText, type TextKind } from '../form/meant-text.ts';
import { PARTICULARS_RULES, type ParticularsValues } from './particulars.ts';

const COUNT = howMany(500, 20_000);
const COMPLETE = {
  companyName: 'Acme Inc.',
  websiteUrl: 'https://acme.example',
  registrationNumber: '',
  countryOfIncorporation: 'United States',
  registeredAddress: '1 Main Street, Springfield',
  legalContactName: 'Ada Byron',
  legalContactEmail: 'ada@acme.example',
  escalationContactName: '',
  escalationContactEmail: '',
  consentConfirmed: true,
  termsAccepted: true,
  privacyAccepted: true,
  contactUpdateAcknowledged: true,
};

const FIELDS: [kind: string, typed: string[], field: keyof ParticularsValues, type: TextKind][] = [
  ['names', awkward(awkwardNames, COUNT), 'companyName', undefined],
  ['people', awkward(awkwardNames, COUNT), 'legalContactName', undefined],
  ['numbers', awkward(awkwardNames, COUNT), 'registrationNumber', undefined],
  ['postal addresses', awkward(awkwardNames, COUNT), 'registeredAddress', undefined],
  ['mail addresses', awkward(awkwardMailAddresses, COUNT), 'legalContactEmail', 'email'],
  [
    'mail addresses that may be absent',
    awkward(awkwardMailAddresses, COUNT),
    'escalationContactEmail',
    'email',
  ],
  ['websites', awkward(awkwardWebsites, COUNT), 'websiteUrl', 'url'],
];

describe('what the form takes', () => {
  it.each(FIELDS)('is taken by the server, and else refused by both: %s', (_, typed, field, type) => {
    const differ: string[] = [];
    let taken = 0;
    for (const text of typed) {
      const value = meantText(text, type);
      const isTaken = PARTICULARS_RULES[field](value) === undefined;
      const isTakenThere = !(field in messagesOf(SignupBody, { ...COMPLETE, [field]: value }));
      if (isTaken !== isTakenThere) differ.push(JSON.stringify(value));
      if (isTaken) taken += 1;
    }
    expect(differ.slice(0, 10)).toEqual([]);
    expect(taken).toBeGreaterThan(typed.length / 4);
  });
});
