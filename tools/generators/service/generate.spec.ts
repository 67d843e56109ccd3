import { changesOf, faultsOf, read, repository } from '../test/repository.ts';
import { generate } from './generate.ts';

describe('a new service', () => {
  it('is its folder, its contracts, a release, and one line wherever all services are listed', async () => {
    const tree = repository();
    await generate(tree, { name: 'bakery', does: 'Keeps what was invoiced.' });

    expect(changesOf(tree)).toEqual([
      'CREATE .github/workflows/release-bakery.yml',
      'CREATE libs/contracts/bakery/package.json',
      'CREATE libs/contracts/bakery/src/catalogue.ts',
      'CREATE libs/contracts/bakery/src/get-bakery-status.command.ts',
      'CREATE libs/contracts/bakery/src/index.ts',
      'CREATE libs/contracts/bakery/src/retention-carried-out.event.ts',
      'CREATE libs/contracts/bakery/tsconfig.json',
      'CREATE services/bakery/migrations/.gitkeep',
      'CREATE services/bakery/package.json',
      'CREATE services/bakery/src/bakery.int.spec.ts',
      'CREATE services/bakery/src/bakery.module.ts',
      'CREATE services/bakery/src/config.ts',
      'CREATE services/bakery/src/main.ts',
      'CREATE services/bakery/src/migrate.ts',
      'CREATE services/bakery/src/retention.ts',
      'CREATE services/bakery/src/schema.ts',
      'CREATE services/bakery/src/service.ts',
      'CREATE services/bakery/src/status/status.service.ts',
      'CREATE services/bakery/tsconfig.json',
      'UPDATE .github/CODEOWNERS',
      'UPDATE libs/contracts/catalogue/package.json',
      'UPDATE libs/contracts/catalogue/reference/every-contract.ts',
      'UPDATE libs/contracts/catalogue/src/catalogue.ts',
      'UPDATE libs/contracts/messaging/src/dead-letters.ts',
    ]);
    expect(faultsOf(tree)).toEqual([]);
  });

  it('announces its nights and answers a command, known to everybody', async () => {
    const tree = repository();
    await generate(tree, { name: 'bakery' });
    const catalogue = 'libs/contracts/catalogue';

    expect(read(tree, 'libs/contracts/messaging/src/dead-letters.ts')).toMatch(/'bakery',?\s*\] as const/);
    expect(read(tree, `${catalogue}/src/catalogue.ts`)).toContain(
      '  { events: BAKERY_EVENTS, commands: BAKERY_COMMANDS },\n];',
    );
    expect(read(tree, `${catalogue}/reference/every-contract.ts`)).toContain(`'@rep13/contracts-bakery'`);
    expect(JSON.parse(read(tree, `${catalogue}/package.json`)).dependencies).toMatchObject({
      '@rep13/contracts-bakery': '*',
    });
    expect(read(tree, '.github/CODEOWNERS')).toMatch(/^\/services\/bakery\/ +@rep13\/bakery$/m);
    expect(read(tree, '.github/CODEOWNERS')).toMatch(
      /^\/libs\/contracts\/bakery\/ +@rep13\/platform @rep13\/bakery$/m,
    );
  });

  it.each([
    ['client-bakery', 'one word'],
    ['sla', 'services/sla exists already'],
    ['messaging', 'libs/contracts/messaging exists already'],
    ['marketing', 'apps/marketing exists already'],
  ])('is not called %s', async (name, problem) => {
    await expect(generate(repository(), { name })).rejects.toThrow(problem);
  });
});
