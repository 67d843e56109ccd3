import { changesOf, faultsOf, read, repository } from '../test/repository.ts';
import { generate } from './generate.ts';

describe('a new service', () => {
  it('is its folder, its contracts, a release, and one line wherever all services are listed', async () => {
    const tree = repository();
    await generate(tree, { name: 'billing', does: 'Keeps what was invoiced.' });

    expect(changesOf(tree)).toEqual([
      'CREATE .github/workflows/release-billing.yml',
      'CREATE libs/contracts/billing/package.json',
      'CREATE libs/contracts/billing/src/catalogue.ts',
      'CREATE libs/contracts/billing/src/get-billing-status.command.ts',
      'CREATE libs/contracts/billing/src/index.ts',
      'CREATE libs/contracts/billing/src/retention-carried-out.event.ts',
      'CREATE libs/contracts/billing/tsconfig.json',
      'CREATE services/billing/jest.config.mjs',
      'CREATE services/billing/migrations/.gitkeep',
      'CREATE services/billing/package.json',
      'CREATE services/billing/src/billing.int.spec.ts',
      'CREATE services/billing/src/billing.module.ts',
      'CREATE services/billing/src/config.ts',
      'CREATE services/billing/src/main.ts',
      'CREATE services/billing/src/migrate.ts',
      'CREATE services/billing/src/retention.ts',
      'CREATE services/billing/src/service.ts',
      'CREATE services/billing/src/status/status.controller.ts',
      'CREATE services/billing/tsconfig.json',
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
    await generate(tree, { name: 'billing' });
    const catalogue = 'libs/contracts/catalogue';

    expect(read(tree, 'libs/contracts/messaging/src/dead-letters.ts')).toContain(
      `['onboarding', 'agreements', 'sla', 'notifications', 'billing'] as const`,
    );
    expect(read(tree, `${catalogue}/src/catalogue.ts`)).toContain(
      '  { events: BILLING_EVENTS, commands: BILLING_COMMANDS },\n];',
    );
    expect(read(tree, `${catalogue}/reference/every-contract.ts`)).toContain(`'@rep13/contracts-billing'`);
    expect(JSON.parse(read(tree, `${catalogue}/package.json`)).dependencies).toMatchObject({
      '@rep13/contracts-billing': '*',
    });
    expect(read(tree, '.github/CODEOWNERS')).toMatch(/^\/services\/billing\/ +@rep13\/billing$/m);
    expect(read(tree, '.github/CODEOWNERS')).toMatch(
      /^\/libs\/contracts\/billing\/ +@rep13\/platform @rep13\/billing$/m,
    );
  });

  it.each([
    ['client-billing', 'one word'],
    ['sla', 'services/sla exists already'],
    ['messaging', 'libs/contracts/messaging exists already'],
    ['marketing', 'apps/marketing exists already'],
  ])('is not called %s', async (name, problem) => {
    await expect(generate(repository(), { name })).rejects.toThrow(problem);
  });
});
