/** Which folders of a service may import which. That no two need each other is `no-circles.mjs`. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** By service: its folders, and the others that each may use; of one with an `index.ts` only what stands there. */
const BORDERS = {
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
      'approvals',
      'audience',
      'edge',
      'idempotency',
      'identity',
      'rate-limits',
      'status',
      'uploads',
      'web',
    ],
    approvals: ['edge', 'identity'],
    audience: ['edge', 'identity'],
    authorities: ['audience', 'client', 'edge', 'idempotency', 'rate-limits', 'uploads'],
    client: ['audience', 'edge', 'idempotency', 'identity', 'rate-limits', 'uploads'],
    'csp-reports': [],
    docs: ['edge'],
    edge: [],
    idempotency: ['edge', 'identity'],
    identity: ['edge', 'rate-limits'],
    onboarding: ['audience', 'edge', 'idempotency', 'identity', 'uploads'],
    public: [
      'audience',
      'csp-reports',
      'edge',
      'idempotency',
      'identity',
      'rate-limits',
      'remote-errors',
      'status',
      'uploads',
    ],
    'rate-limits': ['edge', 'redis'],
    redis: [],
    register: ['audience', 'edge', 'rate-limits'],
    'remote-errors': ['redis'],
    status: [],
    uploads: ['edge', 'idempotency', 'identity', 'rate-limits'],
    web: ['identity', 'register'],
  },
};

const folderOf = (service, folder) =>
  fileURLToPath(new URL(`../../services/${service}/src/${folder}`, import.meta.url));

/** How an import of a folder begins that is allowed. */
const doorOf = (service, folder) =>
  existsSync(`${folderOf(service, folder)}/index.ts`) ? `${folder}/index.ts` : `${folder}/`;

/** What the files of a folder may not import, as `no-restricted-imports` takes it. */
export const FOLDER_BANS = Object.entries(BORDERS).flatMap(([service, folders]) =>
  Object.entries(folders).map(([folder, used]) => {
    const others = Object.keys(folders).filter((other) => other !== folder);
    const doors = used.map((other) => doorOf(service, other));
    return {
      files: [`services/${service}/src/${folder}/**/*.ts`],
      patterns: [
        {
          regex: `^(\\.\\./)+(?!${doors.join('|') || '$^'})(${others.join('|')})/`,
          message: `${folder} may use ${doors.join(', ') || 'no other subject'} (tools/lint/folders.mjs).`,
        },
      ],
    };
  }),
);

for (const [service, folders] of Object.entries(BORDERS)) {
  const there = readdirSync(folderOf(service, ''), { recursive: true }).flatMap(
    (file) => file.match(/^([^/]+)\/.*\.ts$/)?.[1] ?? [],
  );
  const unknown = there.find((folder) => !(folder in folders));
  if (unknown)
    throw new Error(`services/${service}/src/${unknown}: say in tools/lint/folders.mjs what it may import.`);
}
