import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ALLOWED_AT_FOLDERS, REFUSED_AT_FOLDERS } from './folder-samples.ts';
import * as samples from './samples.ts';

interface Broken {
  readonly ruleId: string;
  readonly message: string;
}

const REFUSED = [...samples.REFUSED, ...REFUSED_AT_FOLDERS];
const ALLOWED = [...samples.ALLOWED, ...ALLOWED_AT_FOLDERS];
const REPOSITORY = fileURLToPath(new URL('../../', import.meta.url));
describe('the lint rules', () => {
  let answers: Broken[][];
  beforeAll(() => {
    const all = [...REFUSED, ...ALLOWED].map(([, file, code, rule]) => ({
      file,
      code,
      typed: samples.needsTypes(file, rule),
    }));
    const { stdout, stderr } = spawnSync(process.execPath, ['tools/lint/lint-samples.mjs'], {
      cwd: REPOSITORY,
      input: JSON.stringify(all),
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], NX_DAEMON: 'false' },
    });
    if (!stdout) throw new Error(stderr);
    answers = JSON.parse(stdout) as Broken[][];
  }, 120_000);

  it.each(REFUSED.map((sample, index) => [...sample, index] as const))(
    'refuse %s',
    (_title, _file, _code, ruleId, hint, index) => {
      const expected = { ruleId, message: expect.stringContaining(hint) as string };
      expect(answers[index]).toContainEqual(expected);
    },
  );

  it.each(ALLOWED.map((sample, index) => [...sample, index] as const))('allow %s', (_s, _f, _c, index) => {
    expect(answers[REFUSED.length + index]).toEqual([]);
  });
});
