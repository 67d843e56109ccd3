/** Which folders of a service may import which. That no two need each other is `no-circles.mjs`. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** By service: its folders, and the others that each may use. */
const BORDERS = {
  // Of another subject only what stands in its `index.ts`.
  onboarding: {
    signups: [],
    'payment-providers': [],
    billing: ['signups'],
    invoices: ['signups', 'billing'],
    subscriptions: ['signups', 'payment-providers', 'billing'],
    payments: ['signups', 'payment-providers', 'billing', 'invoices', 'subscriptions'],
    'client-accounts': ['signups'],
    'former-clients': ['signups', 'subscriptions', 'client-accounts'],
    'provider-information': ['signups'],
    'legal-holds': ['signups'],
    'publication-watch': ['signups'],
    'profile-changes': ['signups'],
    'compliance-checks': [],
    audit: [],
    assistant: [],
  },
  agreements: {
    agreements: ['details-to-publish', 'documents', 'mandates', 'pdf', 'seal', 'text'],
    appointment: ['mandates', 'register'],
    certificates: [
      'agreements',
      'appointment',
      'details-to-publish',
      'documents',
      'mandates',
      'pdf',
      'register',
      'representative-record',
      'seal',
    ],
    coordinators: [],
    designations: ['agreements', 'coordinators', 'documents', 'mandates', 'pdf', 'seal', 'text'],
    'details-to-publish': ['mandates'],
    documents: [],
    'invoice-pdfs': ['documents', 'pdf', 'seal'],
    mandates: ['register-entries', 'text'],
    pdf: ['text'],
    register: ['designations', 'details-to-publish', 'mandates', 'register-entries'],
    'register-entries': [],
    replacements: ['documents', 'pdf', 'seal'],
    representative: ['certificates', 'designations', 'representative-record', 'text'],
    'representative-record': ['text'],
    seal: ['documents', 'pdf', 'signatures'],
    signatures: [],
    text: [],
    verify: [
      'agreements',
      'certificates',
      'designations',
      'documents',
      'invoice-pdfs',
      'mandates',
      'seal',
      'signatures',
    ],
  },
  sla: {
    'authority-requests': [],
    conversation: [],
    correspondence: ['authority-requests', 'conversation', 'tickets'],
    figures: [],
    intake: ['authority-requests', 'conversation', 'tickets'],
    tickets: ['authority-requests', 'conversation'],
  },
  notifications: {
    'contact-messages': [],
    'email-logs': ['emails', 'sending'],
    emails: ['contact-messages'],
    sending: ['contact-messages', 'emails'],
  },
  gateway: {
    admin: [
      'admin-users',
      'approvals',
      'audience',
      'edge',
      'idempotency',
      'rate-limits',
      'second-factor',
      'sessions',
      'status',
      'step-up',
      'trail',
      'uploads',
      'web',
    ],
    'admin-users': ['edge'],
    approvals: ['admin-users', 'edge'],
    audience: ['admin-users', 'edge', 'second-factor', 'sessions'],
    authorities: ['audience', 'client', 'edge', 'idempotency', 'rate-limits', 'uploads'],
    client: [
      'audience',
      'edge',
      'idempotency',
      'rate-limits',
      'second-factor',
      'sessions',
      'step-up',
      'trail',
      'uploads',
    ],
    'csp-reports': [],
    docs: ['edge'],
    edge: [],
    idempotency: ['edge', 'sessions'],
    onboarding: ['audience', 'edge', 'idempotency', 'trail', 'uploads'],
    public: [
      'admin-users',
      'audience',
      'csp-reports',
      'edge',
      'idempotency',
      'rate-limits',
      'remote-errors',
      'second-factor',
      'sessions',
      'status',
      'trail',
      'uploads',
    ],
    'rate-limits': ['edge', 'redis'],
    redis: [],
    register: ['audience', 'edge', 'rate-limits'],
    'remote-errors': ['redis'],
    'second-factor': ['admin-users', 'edge', 'rate-limits', 'sessions'],
    sessions: ['edge', 'trail'],
    status: [],
    'step-up': ['admin-users', 'edge', 'rate-limits', 'sessions', 'trail'],
    trail: ['admin-users', 'edge'],
    uploads: ['edge', 'idempotency', 'rate-limits', 'sessions'],
    web: ['register', 'sessions'],
  },
};

const WITH_INDEX = ['onboarding'];

/** What the files of a folder may not import, as `no-restricted-imports` takes it. */
export const FOLDER_BANS = Object.entries(BORDERS).flatMap(([service, folders]) =>
  Object.entries(folders).map(([folder, used]) => {
    const end = WITH_INDEX.includes(service) ? '/index.ts' : '';
    const others = Object.keys(folders).filter((other) => other !== folder);
    const open = used.map((other) => other + (end ? '/index\\.ts$' : '/')).join('|') || '$^';
    const names = used.map((other) => other + end).join(', ');
    return {
      files: [`services/${service}/src/${folder}/**/*.ts`],
      patterns: [
        {
          regex: `^(\\.\\./)+(?!${open})(${others.join('|')})/`,
          message: `${folder} may use ${names || 'no other subject'} (tools/lint/folders.mjs).`,
        },
      ],
    };
  }),
);

for (const [service, folders] of Object.entries(BORDERS)) {
  const root = `services/${service}/src`;
  const path = fileURLToPath(new URL(`../../${root}`, import.meta.url));
  const there = readdirSync(path, { recursive: true }).flatMap(
    (file) => file.match(/^([^/]+)\/.*\.ts$/)?.[1] ?? [],
  );
  const unknown = there.find((folder) => !(folder in folders));
  if (unknown) throw new Error(`${root}/${unknown}: say in tools/lint/folders.mjs what it may import.`);
}
