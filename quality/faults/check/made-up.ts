import type { Call, Evidence, PerformedFault, Row } from '../evidence.ts';

/** For specs of the checker: one customer who was served, and nothing wrong anywhere. */
export const MAIL_ID = '01a20665-2e32-71b2-b3a3-000000000001';
const AT = 1_795_000_000_000;
const NUMBER = 'DSA-202611-0001';
const EMAIL = 'contact@faultline.example';

const call = (step: Call['step'], sent: Call['sent'], answer: Call['answer']): Call => ({
  ...{ customer: 'customer 1', step, key: `key of ${step}`, sent, answer },
  ...{ startedAt: AT, endedAt: AT + 20, status: 201, isAbandoned: false },
});

const EVENTS: readonly (readonly [service: string, type: string, data: Row])[] = [
  ['onboarding', 'onboarding.compliance-check.completed.v1', { complianceCheckId: 5 }],
  ['onboarding', 'onboarding.signup.registered.v1', { signupId: 77 }],
  ['onboarding', 'onboarding.payment.completed.v1', { signupId: 77, paymentId: 3 }],
  ['agreements', 'agreements.agreement.signed.v1', { signupId: 77 }],
  ['agreements', 'agreements.agreement.pdf-stored.v1', { signupId: 77 }],
  ['agreements', 'agreements.agreement.sealed.v1', { signupId: 77 }],
];

const SIGNUP = {
  companyName: 'Faultline Ltd',
  websiteUrl: 'faultline.example',
  countryOfIncorporation: 'United States',
  registeredAddress: '1 Main Street',
  legalContactName: 'Robin Stone',
  legalContactEmail: EMAIL,
};

const MAILS = ['signup-confirmation:77', 'payment-received:77:3', 'agreement-signed:77'];

export function aCustomer(): Evidence {
  const check = { companyName: SIGNUP.companyName, email: EMAIL, question3: true };
  return {
    calls: [
      call('check', check, { id: 5 }),
      call('signup', SIGNUP, { id: 77 }),
      call('payment', { signupId: 77 }, { id: 3 }),
      call('signature', { signupId: 77, clientSignature: 'Robin Stone' }, { agreementNumber: NUMBER }),
    ],
    faults: [],
    restarts: [],
    tables: tables(),
    deliveries: MAILS.map((subject, index) => ({
      ...{ messageId: `${mailId(index)}@rep13.example`, subject, recipients: [EMAIL] },
      ...{ at: AT + 100, outcome: 'accepted', attachments: [] },
    })),
    pdfs: [
      {
        signupId: 77,
        fileName: `${NUMBER}.pdf`,
        sha256: 'the PDF',
        isWhole: true,
        title: `Agreement ${NUMBER}`,
      },
    ],
    totals: { checks: 1, clients: 1 },
    ...{ unfinished: [], ended: [], settledAfterMs: 1_000, slow: 1 },
  };
}

const mailId = (index: number) => MAIL_ID.replace(/1$/, `${index + 1}`);

const DOCUMENTS = {
  'agreements.agreement_documents': [{ sha256: 'the PDF', actual: 'the PDF' }],
  'agreements.document_seals': [{ rendered_sha256: 'the PDF', sha256: 'the sealed PDF' }],
};

function tables(): Evidence['tables'] {
  const outbox = (service: string) =>
    EVENTS.flatMap(([by, type, data], index) =>
      by === service ? [{ event_id: `event ${index}`, type, data }] : [],
    );
  const heard = (consumer: string, of: readonly number[]) =>
    of.map((index) => ({ consumer, event_id: `event ${index}` }));
  return {
    'onboarding.outbox_messages': outbox('onboarding'),
    'agreements.outbox_messages': outbox('agreements'),
    'onboarding.inbox_messages': heard('onboarding-audit', [0, 1, 2, 3, 4, 5]),
    'notifications.inbox_messages': heard('notifications-mail', [1, 2, 5]),
    'onboarding.audit_logs': EVENTS.map((_event, index) => ({ event_id: `event ${index}` })),
    'notifications.jobs': MAILS.map((key, index) => ({
      id: mailId(index),
      name: 'send-email',
      key,
      state: 'done',
    })),
    'onboarding.compliance_checks': [
      { id: 5, company_name: SIGNUP.companyName, email: EMAIL, question3: true },
    ],
    'onboarding.signups': [
      {
        id: 77,
        company_name: SIGNUP.companyName,
        website_url: SIGNUP.websiteUrl,
        country_of_incorporation: SIGNUP.countryOfIncorporation,
        registered_address: SIGNUP.registeredAddress,
        legal_contact_name: SIGNUP.legalContactName,
        legal_contact_email: EMAIL,
      },
    ],
    'onboarding.payments': [{ id: 3, signup_id: 77 }],
    'agreements.legal_agreements': [
      { signup_id: 77, client_signature: 'Robin Stone', agreement_number: NUMBER, pdf_sha256: 'the PDF' },
    ],
    ...DOCUMENTS,
  };
}

/** A fault that was done, and is over. */
export const fault = (
  given: Pick<PerformedFault, 'kind' | 'target'> & Partial<PerformedFault>,
): PerformedFault => ({ at: 0, forMs: 0, from: AT, to: AT + 1, backAfterMs: 0, ...given });

/** The same, with the first event of a type heard by nobody. */
export function without(evidence: Evidence, type: string): { evidence: Evidence; eventId: string } {
  const eventId = `event ${EVENTS.findIndex(([, name]) => name === type)}`;
  const others = (name: string) => (evidence.tables[name] ?? []).filter((row) => row['event_id'] !== eventId);
  const unheard = ['onboarding.inbox_messages', 'notifications.inbox_messages', 'onboarding.audit_logs'];
  const left = Object.fromEntries(unheard.map((name) => [name, others(name)]));
  return { eventId, evidence: { ...evidence, tables: { ...evidence.tables, ...left } } };
}
