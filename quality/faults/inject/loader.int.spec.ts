import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LOADER = fileURLToPath(new URL('./loader.mjs', import.meta.url));

/** A program with one place in it, run with an edit of that place. */
function runWith(source: string, { armed = false, env = {} } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rep13-loader-'));
  const edit = {
    name: 'here',
    file: 'program.mjs',
    find: 'place();',
    replace: `globalThis.crashHere('here'); place();`,
    services: ['one'],
  };
  writeFileSync(join(folder, 'edits.json'), JSON.stringify([edit]));
  writeFileSync(join(folder, 'program.mjs'), source);
  if (armed) writeFileSync(join(folder, 'one.here'), '');
  const { status, signal, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', LOADER, join(folder, 'program.mjs')],
    {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], FAULTS_FOLDER: folder, FAULTS_SERVICE: 'one', ...env },
    },
  );
  return { folder, status, signal, stdout, stderr };
}

const PROGRAM = `const place = () => console.log('passed');\nplace();\n`;

describe('the loader', () => {
  it('lets a program pass its place, and notes that the place was found', () => {
    const { folder, status, stdout } = runWith(PROGRAM);
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'passed\n' });
    expect(readFileSync(join(folder, 'applied'), 'utf8')).toBe('one here\n');
  });

  it('kills the program at its place when it is told to', () => {
    const { folder, signal, stdout } = runWith(PROGRAM, { armed: true });
    expect({ signal, stdout }).toEqual({ signal: 'SIGKILL', stdout: '' });
    expect(readFileSync(join(folder, 'crashes'), 'utf8')).toMatch(/^one\.here \d+\n$/);
  });

  it('leaves the code of another service alone', () => {
    expect(runWith(PROGRAM, { armed: true, env: { FAULTS_SERVICE: 'two' } }).stdout).toBe('passed\n');
  });

  it('stops a program in which the place is not', () => {
    const { status, stderr } = runWith(`console.log('something else');`);
    expect(status).not.toBe(0);
    expect(stderr).toContain('here: found 0 times instead of once in program.mjs');
  });

  it('refuses production', () => {
    const { status, stdout, stderr } = runWith(PROGRAM, { env: { NODE_ENV: 'production' } });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('not put into a production');
  });
});
