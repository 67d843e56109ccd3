import { changesOf, faultsOf, read, repository } from '../test/repository.ts';
import { generate } from './generate.ts';

describe('a new page', () => {
  it.each([
    ['admin', '/admin/reports'],
    ['client-portal', '/client/reports'],
    ['funnel', '/reports'],
  ])('of %s is a folder and a route', async (remote, path) => {
    const tree = repository();
    await generate(tree, { remote, path });

    expect(changesOf(tree)).toEqual([
      `CREATE apps/${remote}/src/reports/ReportsPage.spec.tsx`,
      `CREATE apps/${remote}/src/reports/ReportsPage.tsx`,
      `UPDATE apps/${remote}/src/routes.tsx`,
    ]);
    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, `apps/${remote}/src/routes.tsx`)).toMatch(
      /import\(\/\* webpackChunkName: "reports" \*\/ '\.\/reports\/ReportsPage\.tsx'\)/,
    );
  });

  it('of the site has its words in the content', async () => {
    const tree = repository();
    await generate(tree, { remote: 'marketing', path: '/reports' });

    expect(changesOf(tree)).toEqual([
      'CREATE apps/marketing/src/reports/ReportsPage.tsx',
      'CREATE libs/content/src/reports/reports.page.ts',
      'UPDATE apps/marketing/src/routes.tsx',
      'UPDATE libs/content/src/index.ts',
      'UPDATE libs/content/src/pages.spec.ts',
      'UPDATE libs/content/src/site/site-links.ts',
      'UPDATE libs/content/src/site/site-pages.ts',
    ]);
    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, 'libs/content/src/site/site-pages.ts')).toContain('  REPORTS_PAGE,\n];');
    expect(read(tree, 'libs/content/src/site/site-links.ts')).toContain(
      `{ label: 'Changelog', to: '/changelog' },\n      { label: 'Reports', to: '/reports' },`,
    );
  });

  it.each([
    [{ remote: 'shop', path: '/reports' }, 'No remote is called shop; there are admin, client-portal'],
    [{ remote: 'admin', path: 'reports' }, 'written as /admin/reports'],
    [{ remote: 'admin', path: '/admin/staff' }, 'has /admin/staff already'],
    [{ remote: 'admin', path: '/admin/people', name: 'staff' }, 'StaffPage.tsx exists already'],
    [{ remote: 'admin', path: '/admin/reports', title: `Today's` }, 'A title has no quotes'],
  ])('is not %j', async (options, problem) => {
    await expect(generate(repository(), options)).rejects.toThrow(problem);
  });
});
