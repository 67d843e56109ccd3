import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LegalEntity, SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { REPOSITORY } from '@rep13/local-stack';
import { validated } from '@rep13/service-kit';

describe('the example of a legal entity, with which a trial runs', () => {
  it('says of itself to be made up, and shows how to write one', async () => {
    const file = join(REPOSITORY, 'docs/examples/legal-entity.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ ...SAMPLE_LEGAL_ENTITY, isSample: true });
  });

  it('has another that has moved, to see what follows from a change', async () => {
    const file = join(REPOSITORY, 'docs/examples/legal-entity-moved.json');
    const moved = validated(LegalEntity, JSON.parse(await readFile(file, 'utf8')));
    expect(moved).toMatchObject({ isSample: true, name: SAMPLE_LEGAL_ENTITY.name, establishmentState: 'IE' });
  });
});
