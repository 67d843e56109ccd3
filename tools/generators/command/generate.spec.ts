import { changesOf, faultsOf, read, repository } from '../test/repository.ts';
import { generate } from './generate.ts';

describe('a new command', () => {
  it('is a class and somebody who answers it', async () => {
    const tree = repository();
    await generate(tree, { command: 'sla.ticket.get-age' });

    expect(changesOf(tree)).toEqual([
      'CREATE libs/contracts/sla/src/get-ticket-age.command.ts',
      'CREATE services/sla/src/tickets/get-ticket-age.service.ts',
      'UPDATE libs/contracts/sla/src/catalogue.ts',
      'UPDATE libs/contracts/sla/src/index.ts',
      'UPDATE services/sla/src/tickets/tickets.module.ts',
    ]);
    expect(faultsOf(tree)).toEqual([]);
    expect(read(tree, 'libs/contracts/sla/src/get-ticket-age.command.ts')).toContain(
      `export class GetTicketAge extends Command<GetTicketAgeView> {
  static readonly subject = 'rpc.sla.ticket.get-age.v1';`,
    );
    expect(read(tree, 'libs/contracts/sla/src/catalogue.ts')).toContain('  GetTicketAge,\n];');
    expect(read(tree, 'services/sla/src/tickets/tickets.module.ts')).toMatch(
      /controllers: commandsOf\(TicketsService, .+, GetTicketAgeService\),/,
    );
  });

  it('is answered in the module of its part', async () => {
    const tree = repository();
    await generate(tree, { command: 'onboarding.payment.postpone', folder: 'payments' });

    expect(changesOf(tree)).toEqual([
      'CREATE libs/contracts/onboarding/src/payments/postpone-payment.command.ts',
      'CREATE services/onboarding/src/payments/postpone-payment.service.ts',
      'UPDATE libs/contracts/onboarding/src/catalogue.ts',
      'UPDATE libs/contracts/onboarding/src/index.ts',
      'UPDATE services/onboarding/src/payments/payments.module.ts',
    ]);
    expect(faultsOf(tree)).toEqual([]);
  });

  it.each([
    ['ticket.get-age', 'three parts'],
    ['sla.ticket.open', 'has a OpenTicket already'],
    ['onboarding.refund.make', 'Name with --folder the part of onboarding: assistant, audit'],
  ])('is not called %s', async (command, problem) => {
    await expect(generate(repository(), { command })).rejects.toThrow(problem);
  });
});
