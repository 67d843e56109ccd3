import type { Call, Evidence, Row, Step, Tables } from '../evidence.ts';
import { isSuccess, rowsOf } from './rows.ts';
import { judged, notTried, type Verdict } from './verdict.ts';

const PROMISE = 'what was accepted is kept with the values sent';

/** Column by what the customer sent under which name. */
const SENT_AS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  check: { companyName: 'company_name', email: 'email', question3: 'question3' },
  signup: {
    companyName: 'company_name',
    websiteUrl: 'website_url',
    countryOfIncorporation: 'country_of_incorporation',
    registeredAddress: 'registered_address',
    legalContactName: 'legal_contact_name',
    legalContactEmail: 'legal_contact_email',
  },
  payment: { signupId: 'signup_id' },
  signature: { signupId: 'signup_id', clientSignature: 'client_signature' },
  order: { signupId: 'signup_id', authorityName: 'authority_name' },
};

/** Column that names the row, and the name of the same in the answer. */
const FOUND_BY: Readonly<Partial<Record<Step, readonly [table: string, column: string, answer: string]>>> = {
  check: ['onboarding.compliance_checks', 'id', 'id'],
  signup: ['onboarding.signups', 'id', 'id'],
  payment: ['onboarding.payments', 'id', 'id'],
  signature: ['agreements.legal_agreements', 'agreement_number', 'agreementNumber'],
  order: ['sla.sla_tickets', 'id', 'id'],
};

/** R1. A customer who is refused what follows from an accepted step has lost that step as well. */
export function checkDurable({ calls, tables }: Evidence): Verdict {
  const accepted = calls.filter((call) => isSuccess(call) && FOUND_BY[call.step]);
  if (accepted.length === 0) return notTried('R1', PROMISE, 'nothing was accepted');
  const find = finder(tables);
  const lost = accepted.flatMap((call) => faultOf(call, find(call)));
  const refused = calls.filter(
    ({ status }) => status >= 400 && status < 500 && ![408, 409, 429].includes(status),
  );
  const refusals = refused.map(({ customer, step, status }) => `${customer}: ${step} refused with ${status}`);
  return judged('R1', PROMISE, `${accepted.length} accepted calls`, [...lost, ...refusals]);
}

function finder(tables: Tables) {
  const indexes = new Map<string, Map<unknown, Row>>();
  return ({ step, answer }: Call): Row | undefined => {
    const [table, column, name] = FOUND_BY[step] ?? ['', '', ''];
    const index = indexes.get(step) ?? new Map(rowsOf(tables, table).map((row) => [row[column], row]));
    indexes.set(step, index);
    return index.get(answer[name]);
  };
}

function faultOf({ customer, step, sent, answer, status }: Call, row: Row | undefined): string[] {
  const what = `${customer}: ${step} ${String(answer['id'] ?? answer['agreementNumber'])}`;
  if (!row) return [`${what} was answered ${status} and is not there`];
  return Object.entries(SENT_AS[step] ?? {}).flatMap(([name, column]) =>
    sent[name] === row[column]
      ? []
      : [`${what}: ${name} is ${JSON.stringify(row[column])}, sent was ${JSON.stringify(sent[name])}`],
  );
}
