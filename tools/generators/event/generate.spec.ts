import { changesOf, faultsOf, read, repository } from '../test/repository.ts';
import { generate } from './generate.ts';

describe('a new event', () => {
  it('is a class that its context announces', async () => {
    const tree = repository();
    await generate(tree, { event: 'sla.ticket.reviewed' });

    expect(changesOf(tree)).toEqual([
      'CREATE libs/contracts/sla/src/ticket-reviewed.event.ts',
      'UPDATE libs/contracts/sla/src/catalogue.ts',
      'UPDATE libs/contracts/sla/src/index.ts',
    ]);
    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, 'libs/contracts/sla/src/ticket-reviewed.event.ts'))
      .toBe(`import { IsInt } from 'class-validator';

/** Ticket: reviewed. */
export class TicketReviewed {
  static readonly type = 'sla.ticket.reviewed.v1';

  @IsInt() readonly ticketId!: number;
}
`);
    expect(read(tree, 'libs/contracts/sla/src/catalogue.ts')).toContain('  TicketReviewed,\n];');
    expect(read(tree, 'libs/contracts/sla/src/index.ts')).toContain(
      `'./ticket-events.ts';\nexport * from './ticket-reviewed.event.ts';\n`,
    );
  });

  it('stands in a folder where the context has them', async () => {
    const tree = repository();
    await generate(tree, { event: 'onboarding.payment.refunded', folder: 'payments' });

    expect(read(tree, 'libs/contracts/onboarding/src/catalogue.ts')).toContain(
      `import { PaymentRefunded } from './payments/payment-refunded.event.ts';`,
    );
    expect(faultsOf(tree)).toEqual([]);
  });

  it.each([
    ['sla.ticket', 'three parts'],
    ['sla.ticket.reviewed.v1', 'three parts'],
    ['sla.Ticket.reviewed', 'kebab-case'],
    ['shop.ticket.reviewed', 'No service is called shop; there are agreements'],
    ['sla.ticket.closed', 'has a TicketClosed already'],
    ['agreements.ticket.closed', 'has a TicketClosed already'],
  ])('is not called %s', async (event, problem) => {
    await expect(generate(repository(), { event })).rejects.toThrow(problem);
  });

  it('says which line is missing when the catalogue is written otherwise', async () => {
    const tree = repository();
    const catalogue = 'libs/contracts/sla/src/catalogue.ts';
    tree.write(catalogue, read(tree, catalogue).replace('SLA_EVENTS', 'EVENTS'));

    await expect(generate(tree, { event: 'sla.ticket.reviewed' })).rejects.toThrow(
      `${catalogue} has no "export const SLA_EVENTS`,
    );
  });
});
