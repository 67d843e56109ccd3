import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@rep13/testing';
import { docx } from '@rep13/testing/files';
import { pdfOf } from '@rep13/testing/files';
import { askClamd } from './clamd.ts';

/** In two pieces, so that no scanner of this machine takes our own source for the file that every scanner knows. */
const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD', '-ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);
const isInstalled = spawnSync('clamd', ['--version']).status === 0;
const whereInstalled = isInstalled ? describe : describe.skip;

/** Debian's `clamav-daemon` with one signature of our own; it downloads nothing. */
whereInstalled('ClamAV itself', () => {
  let folder: string;
  let clamd: ChildProcess;
  let url: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rep13-clamav-'));
    await chmod(folder, 0o755);
    const md5 = createHash('md5').update(EICAR).digest('hex');
    await writeFile(join(folder, 'own.hdb'), `${md5}:${EICAR.length}:Own.Eicar\n`);
    const socket = join(folder, 'clamd.ctl');
    await writeFile(
      join(folder, 'clamd.conf'),
      [
        `DatabaseDirectory ${folder}`,
        `LocalSocket ${socket}`,
        'Foreground yes',
        'StreamMaxLength 10M',
        '',
      ].join('\n'),
    );
    clamd = spawn('clamd', ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' });
    url = `unix:${socket}`;
    const ready = () =>
      askClamd(url, Buffer.from('x'), 5_000).then(
        () => true,
        () => false,
      );
    await eventually(ready, { fact: 'ClamAV answers' });
  });
  afterAll(async () => {
    clamd.kill();
    await rm(folder, { recursive: true });
  });

  it('finds what it knows', async () => {
    expect(await askClamd(url, EICAR, 10_000)).toBe('infected');
  });

  it.each([
    ['a PDF', pdfOf()],
    ['a Word text', docx()],
    ['10 MB of text', Buffer.alloc(10 * 1024 * 1024, 'line of text\n')],
  ])('lets %s pass', async (_, bytes) => {
    expect(await askClamd(url, bytes, 10_000)).toBe('clean');
  });

  it('lets nothing pass that is larger than it takes', async () => {
    await expect(askClamd(url, Buffer.alloc(11 * 1024 * 1024), 10_000)).rejects.toThrow();
  });
});
