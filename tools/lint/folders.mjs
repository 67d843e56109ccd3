/** Which subjects of onboarding may import which. That no two folders need each other is `no-circles.mjs`. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The subjects of onboarding, and the other subjects that each may use: what stands in their `index.ts`. */
const ONBOARDING = {
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
};

/** What the files of a subject may not import, as `no-restricted-imports` takes it. */
export const FOLDER_BANS = Object.entries(ONBOARDING).map(([subject, used]) => {
  const others = Object.keys(ONBOARDING).filter((other) => other !== subject);
  const open = used.map((other) => `${other}/index\\.ts$`).join('|') || '$^';
  return {
    files: [`services/onboarding/src/${subject}/**/*.ts`],
    patterns: [
      {
        regex: `^(\\.\\./)+(?!${open})(${others.join('|')})/`,
        message: `${subject} may use ${used.map((other) => `${other}/index.ts`).join(', ') || 'no other subject'} (tools/lint/folders.mjs).`,
      },
    ],
  };
});

const ROOT = 'services/onboarding/src';
const path = fileURLToPath(new URL(`../../${ROOT}`, import.meta.url));
const folders = readdirSync(path, { recursive: true }).flatMap(
  (file) => file.match(/^([^/]+)\/.*\.ts$/)?.[1] ?? [],
);
const unknown = folders.find((folder) => !(folder in ONBOARDING));
if (unknown) throw new Error(`${ROOT}/${unknown}: say in tools/lint/folders.mjs what it may import.`);
