import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from './build.ts';

describe('a build or a test that is started here', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rep13-build-'));
    await writeFile(join(folder, 'names.mjs'), 'console.log(JSON.stringify(Object.keys(process.env)));');
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('gets no password of the product unless it is handed one', async () => {
    process.env['ADMIN_PASSWORD'] = 'of-the-first-admin';
    process.env['SMTP_URL'] = 'smtp://rep13:secret@mail.example';
    try {
      const { output } = await runScript(join(folder, 'names.mjs'), [], { env: { NX_TUI: 'false' } });
      const names = JSON.parse(output) as string[];
      expect(names).toEqual(expect.arrayContaining(['PATH', 'NX_TUI']));
      expect(names).not.toEqual(expect.arrayContaining(['ADMIN_PASSWORD']));
      expect(names).not.toEqual(expect.arrayContaining(['SMTP_URL']));
    } finally {
      delete process.env['ADMIN_PASSWORD'];
      delete process.env['SMTP_URL'];
    }
  });
});
