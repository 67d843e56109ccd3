import { changesOf, faultsOf, read, repository } from '../test/repository.ts';
import { generate } from './generate.ts';

describe('a new remote', () => {
  it('is a folder, a release and an owner', async () => {
    const tree = repository();
    await generate(tree, { name: 'partner', title: 'For partners' });

    expect(changesOf(tree)).toEqual([
      'CREATE .github/workflows/release-partner.yml',
      'CREATE apps/partner/package.json',
      'CREATE apps/partner/src/routes.tsx',
      'CREATE apps/partner/src/start/StartPage.spec.tsx',
      'CREATE apps/partner/src/start/StartPage.tsx',
      'CREATE apps/partner/tsconfig.json',
      'CREATE apps/partner/webpack.config.mjs',
      'UPDATE .github/CODEOWNERS',
    ]);
    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, '.github/workflows/release-partner.yml')).toContain('app: partner\n');
    expect(read(tree, '.github/CODEOWNERS')).toMatch(
      /^\/apps\/admin\/.*\n\/apps\/partner\/ +@rep13\/partner$/m,
    );
  });

  it('differs from another one by its name, its packages and its pages alone', async () => {
    const tree = repository();
    await generate(tree, { name: 'partner' });
    const like = (file: string) => read(tree, `apps/marketing/${file}`).replaceAll('marketing', 'partner');

    for (const file of ['tsconfig.json', 'webpack.config.mjs'])
      expect(read(tree, `apps/partner/${file}`)).toBe(like(file));
    const { nx, scripts, devDependencies } = JSON.parse(read(tree, 'apps/partner/package.json'));
    const other = JSON.parse(like('package.json'));
    expect({ nx, scripts }).toEqual({ nx: other.nx, scripts: other.scripts });
    expect(other.devDependencies).toMatchObject(devDependencies);
  });

  it.each([
    ['Partner', 'kebab-case'],
    ['marketing', 'apps/marketing exists already'],
    ['sla', 'services/sla exists already'],
  ])('is not called %s', async (name, problem) => {
    await expect(generate(repository(), { name })).rejects.toThrow(problem);
  });
});
