import type { Tree } from '@nx/devkit';
import { generate as command } from '../command/generate.ts';
import { generate as event } from '../event/generate.ts';
import { generate as job } from '../job/generate.ts';
import { generate as list } from '../list/generate.ts';
import { generate as mail } from '../mail/generate.ts';
import { generate as page } from '../page/generate.ts';
import { generate as remote } from '../remote/generate.ts';
import { generate as service } from '../service/generate.ts';
import { addToList } from '../support/edit-files.ts';
import { copyRepository, type Copy, type Which } from './copy.ts';

const TSC = '@typescript/native/bin/tsc';

/** How long rows are stored, no generator knows. */
const storeClaims = (tree: Tree): Promise<void> =>
  Promise.resolve(
    addToList(
      tree,
      'services/onboarding/src/retention.ts',
      'export const retention: TableRetention = {',
      `  insurance_claims: [{ class: 'complianceChecks', since: 'kept.created_at' }]`,
    ),
  );

/** One of each, in one copy. */
describe('what the generators write', () => {
  let copy: Copy;
  beforeAll(async () => {
    copy = await copyRepository();
    await copy.generate((tree) => service(tree, { name: 'bakery', does: 'Keeps what was invoiced.' }));
    await copy.generate((tree) => command(tree, { command: 'sla.ticket.get-age' }));
    await copy.generate((tree) => event(tree, { event: 'sla.ticket.reviewed' }));
    await copy.generate((tree) => job(tree, { service: 'sla', name: 'remind-authority', folder: 'tickets' }));
    await copy.generate((tree) => mail(tree, { kind: 'ticket-sampled', on: 'agreements.mandate.suspended' }));
    await copy.generate((tree) => remote(tree, { name: 'partner', title: 'For partners' }));
    await copy.generate((tree) => page(tree, { remote: 'admin', path: '/admin/reports' }));
    await copy.generate((tree) => page(tree, { remote: 'client-portal', path: '/client/reports' }));
    await copy.generate((tree) => list(tree, { list: 'onboarding.insurance-claims' }));
    await copy.generate(storeClaims);
    await copy.install();
    const writing = { WRITE_REFERENCE: '1', TEST_DATABASE_URL: 'not needed' };
    await copy.test('libs/contracts/catalogue', { path: 'event-contracts|event-reference|shapes' }, writing);
    await copy.test('services/gateway', { path: 'api-reference|reference/operations' }, writing);
  }, 240_000);
  afterAll(() => copy.remove());

  it.each(['tsconfig.all-node.json', 'tsconfig.all-web.json', 'tsconfig.all-web-tests.json'])(
    'compiles: %s',
    async (project) => {
      await copy.run(TSC, ['--noEmit', '-p', project]);
    },
  );

  it.each<[string, string, Which]>([
    ['a service, which starts with rights of its own and answers its command', 'services/bakery', {}],
    [
      'a command, an event and a job of a service that there is',
      'services/sla',
      { path: 'get-ticket-age|remind-authority' },
    ],
    ['a mail', 'services/notifications', { path: 'ticket-sampled' }],
    ['a page and a list of staff', 'apps/admin', { path: 'ReportsPage|InsuranceClaimsPage' }],
    ['the table of a list', 'services/onboarding', { path: 'test/migrations' }],
    ['the calls of a list', 'services/gateway', { path: 'list-rest|step-up.int', name: 'insurance-claims' }],
    ['a page of clients', 'apps/client-portal', { path: 'ReportsPage' }],
    ['a remote', 'apps/partner', {}],
    ['the lists of all events and commands', 'libs/contracts/catalogue', {}],
  ])('passes its own tests: %s', async (_, folder, which) => {
    await copy.test(folder, which);
  });

  it('is built: a remote', async () => {
    await copy.run('webpack/bin/webpack.js', ['--mode', 'production'], 'apps/partner');
  });
});
