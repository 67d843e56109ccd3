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

/** What a folder of a project may not import from its neighbours, as `no-restricted-imports` takes it. */
export const FOLDER_BANS = KIT.slice(0, -1).map((folder, index) => ({
  files: [`libs/service-kit/src/${folder}/**/*.ts`],
  patterns: [
    {
      regex: `^(\\.\\./)+(${KIT.slice(index + 1).join('|')})/`,
      message: `${folder} stands below that folder (tools/lint/folders.mjs): call from there, or move the file.`,
    },
  ],
}));
