/** Which folders of a service may import which. That no two need each other is `no-circles.mjs`. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** By service: the folders that may use others, and which; of one with an `index.ts` only what stands there. */
const BORDERS = {
  onboarding: {
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
    designations: ['agreements', 'coordinators', 'documents', 'mandates', 'pdf', 'seal', 'text'],
    'contact-point': ['agreements', 'documents', 'mandates', 'pdf', 'seal', 'text'],
    'details-to-publish': ['mandates'],
    'invoice-pdfs': ['documents', 'pdf', 'seal'],
    mandates: ['register-entries', 'text'],
    pdf: ['text'],
    register: ['designations', 'details-to-publish', 'mandates', 'register-entries'],
    replacements: ['documents', 'pdf', 'seal'],
    representative: ['certificates', 'designations', 'representative-record', 'text'],
    'representative-record': ['text'],
    seal: ['documents', 'pdf', 'signatures'],
    'transfer-file': ['pdf'],
    verify: [
      'agreements',
      'certificates',
      'contact-point',
      'designations',
      'documents',
      'invoice-pdfs',
      'mandates',
      'seal',
      'signatures',
    ],
  },
  sla: {
    'authority-requests': ['logging'],
    correspondence: ['authority-requests', 'conversation', 'tickets'],
    intake: ['authority-requests', 'conversation', 'tickets'],
    mail: ['authority-requests', 'conversation', 'intake', 'logging', 'tickets'],
    tickets: ['authority-requests', 'conversation'],
  },
  notifications: {
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
    docs: ['edge'],
    idempotency: ['edge', 'identity'],
    identity: ['edge', 'rate-limits'],
    onboarding: ['audience', 'edge', 'idempotency', 'identity', 'uploads'],
    overload: ['edge', 'web'],
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
    register: ['audience', 'edge', 'rate-limits'],
    'remote-errors': ['redis'],
    uploads: ['edge', 'idempotency', 'identity', 'rate-limits'],
    web: ['edge', 'identity', 'register'],
  },
};

const folderOf = (service, folder) =>
  fileURLToPath(new URL(`../../services/${service}/src/${folder}`, import.meta.url));

/** How an import of a folder begins that is allowed. */
const doorOf = (service, folder) =>
  existsSync(`${folderOf(service, folder)}/index.ts`) ? `${folder}/index.ts` : `${folder}/`;

/** The folders of a service that hold code. Those that the borders do not name use no other. */
const foldersOf = (service) => [
  ...new Set(
    readdirSync(folderOf(service, ''), { recursive: true }).flatMap(
      (file) => file.match(/^([^/]+)\/.*\.ts$/)?.[1] ?? [],
    ),
  ),
];

/** What the files of a folder may not import, as `no-restricted-imports` takes it. */
export const FOLDER_BANS = Object.entries(BORDERS).flatMap(([service, borders]) => {
  const folders = foldersOf(service);
  const named = Object.entries(borders).flatMap(([folder, used]) => [folder, ...used]);
  const gone = named.find((folder) => !folders.includes(folder));
  if (gone) throw new Error(`services/${service}/src/${gone} is not there: tools/lint/folders.mjs names it.`);
  return folders.map((folder) => {
    const others = folders.filter((other) => other !== folder);
    const doors = (borders[folder] ?? []).map((other) => doorOf(service, other));
    return {
      files: [`services/${service}/src/${folder}/**/*.ts`],
      patterns: [
        {
          regex: `^(\\.\\./)+(?!${doors.join('|') || '$^'})(${others.join('|')})/`,
          message: `${folder} may use ${doors.join(', ') || 'no other subject'} (tools/lint/folders.mjs).`,
        },
      ],
    };
  });
});
