import { changesOf, faultsOf, read, repository } from '../test/repository.ts';
import { generate } from './generate.ts';

const LIST = { list: 'onboarding.insurance-claims' };

describe('a new list', () => {
  it('is a table, a call, a file and a page, and a line in each place that names them', async () => {
    const tree = repository();
    await generate(tree, LIST);

    const changes = changesOf(tree).map((change) => change.replace(/\d{13}/, 'next'));
    expect(changes).toEqual([
      'CREATE apps/admin/src/insurance-claims/InsuranceClaimsPage.spec.tsx',
      'CREATE apps/admin/src/insurance-claims/InsuranceClaimsPage.tsx',
      'CREATE apps/admin/src/insurance-claims/insurance-claim-columns.tsx',
      'CREATE libs/contracts/onboarding/src/insurance-claims/insurance-claim.commands.ts',
      'CREATE services/gateway/src/admin/exports/insurance-claims.export.ts',
      'CREATE services/gateway/src/admin/insurance-claims.controller.ts',
      'CREATE services/onboarding/migrations/next-CreateInsuranceClaims.ts',
      'CREATE services/onboarding/src/insurance-claims/insurance-claim.entity.ts',
      'CREATE services/onboarding/src/insurance-claims/insurance-claim.view.ts',
      'CREATE services/onboarding/src/insurance-claims/insurance-claims.module.ts',
      'CREATE services/onboarding/src/insurance-claims/insurance-claims.service.ts',
      'UPDATE apps/admin/src/routes.tsx',
      'UPDATE libs/contracts/onboarding/src/catalogue.ts',
      'UPDATE libs/contracts/onboarding/src/index.ts',
      'UPDATE libs/testing/src/api/admin-access-rows.ts',
      'UPDATE services/gateway/src/admin/admin.module.ts',
      'UPDATE services/gateway/src/admin/exports.controller.ts',
      'UPDATE services/gateway/test/access-stubs.ts',
      'UPDATE services/gateway/test/count-commands.ts',
      'UPDATE services/onboarding/src/onboarding.module.ts',
      'UPDATE services/onboarding/src/schema.ts',
      'UPDATE services/onboarding/src/service.ts',
    ]);
    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, 'services/gateway/src/admin/exports.controller.ts')).toContain(
      `  /** Export insurance claims as CSV. All rows that the filters leave. */
  @Exports(INSURANCE_CLAIMS)
  insuranceClaims(@Query() query: InsuranceClaimsQuery, @Res() response: Response): Promise<void> {
    return this.files.send(response, INSURANCE_CLAIMS, query);
  }
}`,
    );
    expect(read(tree, 'apps/admin/src/routes.tsx')).toContain(`title: 'Insurance claims',`);
  });

  it('comes with a migration above all others of its service and of the kit', async () => {
    const tree = repository();
    tree.write('services/onboarding/migrations/9.ts', 'export class Late9000000000000 implements Any {}');
    await generate(tree, LIST);
    expect(tree.exists('services/onboarding/migrations/9000000000001-CreateInsuranceClaims.ts')).toBe(true);
  });

  it('has rows of which one is named in the singular', async () => {
    const tree = repository();
    await generate(tree, { list: 'onboarding.insurance-policies' });
    expect(read(tree, 'services/onboarding/src/insurance-policies/insurance-policy.entity.ts')).toContain(
      `@Entity('insurance_policies')\nexport class InsurancePolicy {`,
    );
  });

  it.each([
    ['insurance-claims', 'two parts'],
    ['onboarding.insurance', 'in the plural'],
    ['shop.insurance-claims', 'No service is called shop'],
    ['onboarding.invoices', 'invoices exists already'],
  ])('is not called %s', async (list, problem) => {
    await expect(generate(repository(), { list })).rejects.toThrow(problem);
  });
});
