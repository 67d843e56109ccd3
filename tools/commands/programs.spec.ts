import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { runPrograms } from './programs.ts';

describe('the programs of a test run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rep13-programs-'));
  const lines: string[] = [];

  beforeAll(() => {
    for (const name of ['good', 'bad', 'unable']) mkdirSync(join(folder, name));
    writeFileSync(join(folder, 'good/good.ts'), 'console.log("all is well")');
    writeFileSync(
      join(folder, 'bad/bad.ts'),
      'console.error("this broke", process.argv[2]); process.exit(1)',
    );
    writeFileSync(join(folder, 'unable/unable.ts'), 'console.log("Skipped: nothing to compare with")');
    jest.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
  });

  afterAll(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });

  it('count as one test each, and only what failed shows what it said', async () => {
    const programs = [
      { name: 'good', args: [] },
      { name: 'bad', args: ['--soon'] },
    ];
    expect(await runPrograms(programs, undefined, folder)).toEqual({
      passed: 1,
      failed: 1,
      failures: ['npm run bad -- --soon'],
    });
    expect(lines.join('\n')).toContain('this broke --soon');
    expect(lines.join('\n')).not.toContain('all is well');
  });

  it('say what they skip and why, and count it as nothing', async () => {
    expect(await runPrograms([{ name: 'unable', args: [] }], undefined, folder)).toEqual({
      passed: 0,
      failed: 0,
      failures: [],
    });
    expect(lines.at(-1)).toBe('npm run unable: Skipped: nothing to compare with');
  });
});
