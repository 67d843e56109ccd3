import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expectCommitted } from '@rep13/contracts-catalogue/reference';
import { apiDocument } from './api-document.ts';
import { readHandlers } from './controllers.ts';
import { operationFiles, type Audience, type OperationsFile } from './operations.ts';

const folderOf = (audience: Audience) =>
  new URL(`../../../../libs/contracts/api-${audience}/src/`, import.meta.url);

describe('the operations that the browser calls', () => {
  let files: OperationsFile[];
  beforeAll(async () => {
    files = await operationFiles(await apiDocument(), readHandlers());
  });

  it('are committed', () => {
    for (const { audience, subject, text } of files)
      expect(() => expectCommitted(new URL(`${subject}.ts`, folderOf(audience)), text)).not.toThrow();
  });

  it.each<Audience>(['admin', 'client', 'public'])(
    'have no file for %s that no controller stands for',
    (audience) => {
      const written = files
        .filter((file) => file.audience === audience)
        .map(({ subject }) => `${subject}.ts`);

      expect(readdirSync(fileURLToPath(folderOf(audience))).sort()).toEqual(written.sort());
    },
  );
});
