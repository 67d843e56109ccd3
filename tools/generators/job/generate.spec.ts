import { changesOf, faultsOf, read, repository } from '../test/repository.ts';
import { generate } from './generate.ts';

describe('a new job', () => {
  it('is a definition and a processor that its service knows', async () => {
    const tree = repository();
    await generate(tree, { service: 'sla', name: 'remind-authority', folder: 'tickets' });

    expect(changesOf(tree)).toEqual([
      'CREATE services/sla/src/tickets/remind-authority.job.ts',
      'CREATE services/sla/src/tickets/remind-authority.processor.spec.ts',
      'CREATE services/sla/src/tickets/remind-authority.processor.ts',
      'UPDATE services/sla/src/service.ts',
      'UPDATE services/sla/src/tickets/tickets.module.ts',
    ]);
    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, 'services/sla/src/service.ts')).toMatch(/jobs: \[[^\]]*\bREMIND_AUTHORITY\b/);
    expect(read(tree, 'services/sla/src/tickets/tickets.module.ts')).toContain(
      `import { RemindAuthority } from './remind-authority.processor.ts';`,
    );
    expect(read(tree, 'services/sla/src/tickets/tickets.module.ts')).toMatch(
      /providers: \[[^\]]*\bRemindAuthority,?\s*\]/,
    );
  });

  it.each([
    ['shop', 'send-goods', 'No service is called shop; there are agreements'],
    ['sla', 'SendGoods', 'kebab-case'],
    ['onboarding', 'send-goods', 'Name with --folder'],
  ])('is not made for %s as %s', async (service, name, problem) => {
    await expect(generate(repository(), { service, name })).rejects.toThrow(problem);
  });

  it('is made once', async () => {
    const tree = repository();
    const job = { service: 'agreements', name: 'render-agreement-pdf', folder: 'agreements' };

    await expect(generate(tree, job)).rejects.toThrow('render-agreement-pdf.job.ts exists already');
    expect(changesOf(tree)).toEqual([]);
  });
});
