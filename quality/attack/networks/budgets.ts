import { buildSignupBody, VALID_BODIES } from '@rep13/testing/api';
import type { Answer, Caller } from '../http/caller.ts';
import { newAuthority, tryToFile } from '../people/authorities.ts';

/** What one network may do so often, as the product says for itself. */
export interface Budget {
  readonly what: string;
  readonly most: number;
  /** One try, by somebody of the network. */
  readonly spend: (caller: Caller, index: number) => Promise<Answer>;
}

const posting =
  (path: string, body: (index: number) => object): Budget['spend'] =>
  (caller, index) =>
    caller.send('POST', path, body(index));

/** The form of a Client ID, which nobody has. */
const nobodysId = (index: number) => `DSA-ZZ${String.fromCharCode(65 + (index % 26), 65 + (index >> 5))}ZZ`;

let registrations = 0;
const registration = () =>
  buildSignupBody({ legalContactEmail: `spender${(registrations += 1)}@network.attacked.example` });

export const BUDGETS: readonly Budget[] = [
  {
    what: 'wrong passwords of staff',
    most: 100,
    spend: posting('/api/admin/login', (index) => ({
      username: `nobody${index}`,
      password: 'a wrong guess',
    })),
  },
  { what: 'registrations', most: 60, spend: posting('/api/signup', registration) },
  {
    what: 'first passwords for guessed Client IDs',
    most: 30,
    spend: posting('/api/client/setup', (index) => ({
      clientId: nobodysId(index),
      password: 'harbour at dawn 77',
    })),
  },
  {
    what: 'reset links',
    most: 30,
    spend: posting('/api/client/reset', (index) => ({ clientId: nobodysId(index) })),
  },
  {
    what: 'messages of the contact form',
    most: 5,
    spend: posting('/api/contact', () => VALID_BODIES['ContactMessageBody'] ?? {}),
  },
  {
    what: 'questions to the assistant',
    most: 10,
    spend: posting('/api/chat/ask', () => ({ question: 'What does it cost?' })),
  },
  { what: 'orders of authorities', most: 60, spend: (caller) => tryToFile(caller, newAuthority()) },
  {
    what: 'new links for authorities',
    most: 30,
    spend: (caller, index) =>
      caller.send('POST', `/api/authority-requests/A-ZZZZ-Z${String(index).padStart(3, '2')}/link`, {}),
  },
  {
    what: 'look-ups in the register',
    most: 30,
    spend: (caller, index) => caller.send('GET', `/api/register?q=nobody${index}`),
  },
  {
    what: 'hashes of documents',
    most: 60,
    spend: (caller, index) => caller.send('GET', `/api/verify/${String(index).padStart(64, '0')}`),
  },
];
