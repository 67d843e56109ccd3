import { Controller, Get, Param, Post, UseGuards, type CanActivate } from '@nestjs/common';
import { PathId } from '../../src/edge/path-id.pipe.ts';
import { PathText } from '../../src/edge/path-text.pipe.ts';
import { Refuses } from '../../src/edge/refuses.decorator.ts';
import { WithoutOrigin } from '../../src/edge/without-origin.decorator.ts';
import { refusalsOfCall } from './errors-of.ts';
import { statedRefusals } from './stated-refusals.ts';

class Locked implements CanActivate {
  static readonly refuses = { 'gateway.not-signed-in': 401 } as const;
  canActivate = (): boolean => false;
}

class Barred implements CanActivate {
  static readonly refuses = { 'gateway.forbidden': 403 } as const;
  canActivate = (): boolean => false;
}

@Controller('samples')
@UseGuards(Locked)
@Refuses({ 'sla.ticket-closed': 409 })
class SamplesController {
  @Get()
  list(): string {
    return 'all';
  }

  @Get(':id/:name')
  @UseGuards(Barred)
  read(@Param('id', PathId) id: number, @Param('name', new PathText(/a/)) name: string): string {
    return `${id} ${name}`;
  }

  @Post()
  @Refuses({ 'sla.ticket-changed': 412 })
  @Refuses({ 'sla.ticket-is-matched': 409 })
  @WithoutOrigin()
  write(): string {
    return 'written';
  }
}

const statedOf = (name: string) => Object.assign({}, ...statedRefusals(SamplesController, name)) as object;

describe('what a call is refused with by its decorators', () => {
  it('is what its controller and the guards of it say', () => {
    expect(statedOf('list')).toEqual({ 'gateway.not-signed-in': 401, 'sla.ticket-closed': 409 });
  });

  it('is what its own guards and the pipes of its parameters say, given as classes or as objects', () => {
    expect(statedRefusals(SamplesController, 'read')).toEqual([
      { 'gateway.not-signed-in': 401 },
      { 'gateway.forbidden': 403 },
      { 'gateway.not-found': 404 },
      { 'gateway.not-found': 404 },
      { 'sla.ticket-closed': 409 },
      {},
    ]);
  });

  it('adds up, over decorators that are made of others', () => {
    expect(statedOf('write')).toMatchObject({
      'sla.ticket-changed': 412,
      'sla.ticket-is-matched': 409,
      'gateway.malformed-body': 400,
    });
  });

  it('can be less than every write is refused with', () => {
    const call = { controller: SamplesController, commands: [], hasBody: false, hasParameters: false };
    const codesOf = (name: string) =>
      refusalsOfCall({ ...call, name, isWrite: true }).map(({ code }) => code);

    expect(codesOf('list')).toContain('gateway.foreign-origin');
    expect(codesOf('write')).not.toContain('gateway.foreign-origin');
  });
});
