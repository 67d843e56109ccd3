import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { composeFile } from './compose-file.ts';
import { REPOSITORY } from '../data/data-folder.ts';
import { MANIFESTS } from '../manifests.ts';

describe('docker-compose.yml', () => {
  it('gives each service what its manifest names; else: npm run reference', async () => {
    const file = join(REPOSITORY, 'docker-compose.yml');
    const text = await readFile(file, 'utf8');
    if (process.env['WRITE_REFERENCE'] === '1') await writeFile(file, composeFile(text, MANIFESTS));
    expect(await readFile(file, 'utf8')).toBe(composeFile(text, MANIFESTS));
  });

  it('is not written where its marks are gone', () => {
    expect(() => composeFile('services:', MANIFESTS)).toThrow(
      'docker-compose.yml has no "# From the manifests',
    );
  });
});
