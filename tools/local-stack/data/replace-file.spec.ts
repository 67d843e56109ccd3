import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { replaceFile } from './replace-file.ts';

const newFolder = () => mkdtemp(join(tmpdir(), 'rep13-replace-'));

/** Reads the file over and over in another thread, and answers how many of its readings were of no whole text. */
const READER = `
  const { readFileSync } = require('node:fs');
  const { parentPort, workerData } = require('node:worker_threads');
  let broken = 0;
  const until = Date.now() + workerData.forMs;
  while (Date.now() < until) if (!/^(.)\\1*$/.test(readFileSync(workerData.file, 'utf8'))) broken += 1;
  parentPort.postMessage(broken);
`;

describe('a file that is replaced', () => {
  it('is read whole by others, however often it is written', async () => {
    const file = join(await newFolder(), 'record.json');
    replaceFile(file, 'a'.repeat(100_000));
    const reader = new Worker(READER, { eval: true, workerData: { file, forMs: 300 } });
    const answer = new Promise((resolve, reject) => reader.on('message', resolve).on('error', reject));
    let done = false;
    void answer.finally(() => (done = true));

    for (let turn = 0; !done; turn += 1) {
      replaceFile(file, (turn % 2 ? 'a' : 'b').repeat(100_000));
      await new Promise(setImmediate);
    }

    expect(await answer).toBe(0);
  });

  it('is its owner’s alone, and leaves nothing else in the folder', async () => {
    const folder = await newFolder();

    replaceFile(join(folder, 'record.json'), '{}');

    expect((await stat(join(folder, 'record.json'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['record.json']);
  });

  it('leaves nothing where it cannot be put in place', async () => {
    const folder = await newFolder();

    expect(() => replaceFile(folder, '{}')).toThrow();

    const beside = await readdir(dirname(folder));
    expect(beside.filter((name) => name.startsWith(basename(folder)))).toEqual([basename(folder)]);
  });
});
