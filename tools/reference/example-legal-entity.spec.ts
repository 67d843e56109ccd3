import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { REPOSITORY } from '@rep13/local-stack';

describe('the example of a legal entity, with which a trial runs', () => {
  it('says of itself to be made up, and shows how to write one', async () => {
    const file = join(REPOSITORY, 'docs/examples/legal-entity.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ ...SAMPLE_LEGAL_ENTITY, isSample: true });
  });
});
