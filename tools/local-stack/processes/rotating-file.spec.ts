import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RotatingFile } from './rotating-file.ts';

describe('a log that is rotated', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rep13-rotating-'));
    file = join(folder, 'sla.log');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const lines = async (name: string): Promise<string[]> =>
    (await readFile(join(folder, name), 'utf8')).trim().split('\n');

  it('loses nothing and repeats nothing while there is room for it', async () => {
    const log = new RotatingFile(file, { bytes: 100, files: 50 });
    const written = Array.from({ length: 200 }, (_, number) => `line ${number} äöü`);
    for (const line of written) log.append(`${line}\n`);
    log.close();

    const names = (await readdir(folder)).sort((a, b) => ageOf(b) - ageOf(a));
    expect(names.length).toBeGreaterThan(20);
    expect((await Promise.all(names.map(lines))).flat()).toEqual(written);
  });

  it('is limited in size and number, and keeps the newest', async () => {
    const log = new RotatingFile(file, { bytes: 50, files: 3 });
    for (let number = 0; number < 100; number += 1) log.append(`line ${number}\n`);
    log.close();

    const names = await readdir(folder);
    expect(names.sort()).toEqual(['sla.log', 'sla.log.1', 'sla.log.2']);
    const found = await Promise.all(names.map((name) => stat(join(folder, name))));
    expect(found.filter(({ size }) => size > 50)).toEqual([]);
    expect(found.map(({ mode }) => mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
    expect((await lines('sla.log')).at(-1)).toBe('line 99');
  });

  it('goes on where an earlier start ended, and counts what that wrote', async () => {
    await writeFile(file, 'of an earlier start\n');
    const log = new RotatingFile(file, { bytes: 30, files: 2 });
    log.append('short\n');
    log.append('too long for what is left\n');
    log.close();
    expect(await lines('sla.log.1')).toEqual(['of an earlier start', 'short']);
    expect(await lines('sla.log')).toEqual(['too long for what is left']);
  });

  it('tears no line that comes in parts', async () => {
    const log = new RotatingFile(file, { bytes: 20, files: 2 });
    for (const part of ['{"level":30,', '"msg":"listening"', '}\n', 'next\n']) log.append(part);
    log.close();
    expect(await lines('sla.log.1')).toEqual(['{"level":30,"msg":"listening"}']);
    expect(await lines('sla.log')).toEqual(['next']);
  });
});

const ageOf = (name: string): number => Number(/\d+$/.exec(name)?.[0] ?? 0);
