/** Which folders inside a project may import which. */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The folders of the kit from the ground up: each may import those before it, so that no two need each other. */
const KIT = [
  'background',
  'clock',
  'config',
  'context',
  'errors',
  'links',
  'lists',
  'nats',
  'totals',
  'definition',
  'legal-entity',
  'logging',
  'passwords',
  'database',
  'rpc',
  'jobs',
  'outbox',
  'unit-of-work',
  'job-workers',
  'events',
  'health',
  'retention',
  'bootstrap',
];

/** The subjects of onboarding, and the other subjects that each may use: what stands in their `index.ts`. */
const ONBOARDING = {
  signups: [],
  payments: ['signups'],
  'client-accounts': ['signups'],
  'provider-information': ['signups'],
  'legal-holds': ['signups'],
  'compliance-checks': [],
  audit: [],
  assistant: [],
};

const kit = KIT.slice(0, -1).map((folder, index) => ({
  files: [`libs/service-kit/src/${folder}/**/*.ts`],
  patterns: [
    {
      regex: `^(\\.\\./)+(${KIT.slice(index + 1).join('|')})/`,
      message: `${folder} stands below that folder (tools/lint/folders.mjs): call from there, or move the file.`,
    },
  ],
}));

const onboarding = Object.entries(ONBOARDING).map(([subject, used]) => {
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

/** What the files of a folder may not import, as `no-restricted-imports` takes it. */
export const FOLDER_BANS = [...kit, ...onboarding];

for (const [root, known] of [
  ['libs/service-kit/src', KIT],
  ['services/onboarding/src', Object.keys(ONBOARDING)],
]) {
  const path = fileURLToPath(new URL(`../../${root}`, import.meta.url));
  const folders = readdirSync(path, { recursive: true }).flatMap(
    (file) => file.match(/^([^/]+)\/.*\.ts$/)?.[1] ?? [],
  );
  const unknown = folders.find((folder) => !known.includes(folder));
  if (unknown) throw new Error(`${root}/${unknown}: say in tools/lint/folders.mjs what it may import.`);
}
