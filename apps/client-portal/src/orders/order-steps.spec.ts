import { describe, expect, it } from '@jest/globals';
import { buildOrder, buildTicket } from '../../test/builders.ts';
import { stepsOf, wayOf } from './order-steps.ts';

const NOON = new Date('2026-11-20T12:00:00.000Z');
const shown = (overrides: Parameters<typeof buildOrder>[0] = {}) =>
  stepsOf(buildOrder(overrides), NOON).map(({ label, state }) => `${label}: ${state}`);

describe('the way of an order on its page', () => {
  it('is what happened, where it is now, and what will come', () => {
    expect(shown()).toEqual([
      'It reached us: done',
      'We acknowledged it to the authority: done',
      'We forwarded it to you: done',
      'You answer us: now',
      'We reply to the authority: to-come',
      'We close it: to-come',
    ]);
  });

  it('is forwarded by nobody where it reached the client itself', () => {
    const reported = { reachedClientAt: '2026-11-19T08:00:00.000Z', clientDueAt: null, steps: [] };
    expect(shown({ ...reported, status: 'pending' })).toEqual([
      'We acknowledge it to the authority: now',
      'You answer us: to-come',
      'We reply to the authority: to-come',
      'We close it: to-come',
    ]);
    const listed = wayOf(buildTicket({ reachedClientAt: reported.reachedClientAt }));
    expect(listed.map(({ label }) => label)).not.toContain('Forwarded to you');
  });

  it('asks for no answer that is there', () => {
    const at = '2026-11-20T11:00:00.000Z';
    const answered = shown({ clientAnsweredAt: at, steps: [{ step: 'answered', at }] });
    expect(answered).toEqual([
      'You answered: done',
      'We reply to the authority: now',
      'We close it: to-come',
    ]);
  });

  it('says that the work goes on once the authority has answered', () => {
    const at = '2026-11-20T11:00:00.000Z';
    const steps = (['in_progress', 'awaiting_authority', 'in_progress'] as const).map((step) => ({
      step,
      at,
    }));
    expect(shown({ status: 'in_progress', clientDueAt: null, steps }).slice(0, 3)).toEqual([
      'We began to prepare the reply: done',
      'We asked the authority a question: done',
      'The authority answered, and we went on: done',
    ]);
  });

  it('leads to the client also where the authority was asked before', () => {
    const steps = [{ step: 'awaiting_authority', at: '2026-11-20T11:00:00.000Z' }] as const;
    const asked = {
      status: 'awaiting_authority',
      forwardedToClient: false,
      clientDueAt: null,
      steps,
    } as const;
    expect(shown(asked)).toEqual([
      'We asked the authority a question: done',
      'The authority answers our question: now',
      'We forward it to you: to-come',
      'You answer us: to-come',
      'We reply to the authority: to-come',
      'We close it: to-come',
    ]);
  });

  it('holds nothing more of a closed order', () => {
    const steps = [{ step: 'closed', at: '2026-11-20T11:00:00.000Z' }] as const;
    expect(shown({ status: 'closed', steps })).toEqual(['It was closed: done']);
  });
});

const along = (overrides: Parameters<typeof buildTicket>[0]) =>
  wayOf(buildTicket(overrides)).map(({ label, state }) => `${label}: ${state}`);

describe('the way of an order in a list', () => {
  it('begins when it reaches us', () => {
    expect(along({ status: 'pending' })).toEqual([
      'Received: now',
      'Acknowledged: to-come',
      'Forwarded to you: to-come',
      'In progress: to-come',
      'Answered: to-come',
      'Closed: to-come',
    ]);
  });

  it('stays at the work while an authority is asked something', () => {
    expect(along({ status: 'awaiting_authority' })).toContain('Waiting for the authority: now');
  });

  it('stays before the forwarding where the authority is asked before that', () => {
    const way = along({ status: 'awaiting_authority', forwardedDate: null });
    expect(way).toContain('Forwarded to you: to-come');
    expect(way[1]).toBe('Waiting for the authority: now');
    const forwarded = along({ status: 'awaiting_authority', forwardedDate: '2026-11-20T09:40:00.000Z' });
    expect(forwarded[3]).toBe('Waiting for the authority: now');
  });

  it('says of a closed order only what happened to it', () => {
    expect(along({ status: 'closed', responseDate: '2026-11-20T09:31:00.000Z' })).toEqual([
      'Received: done',
      'Acknowledged: done',
      'Closed: done',
    ]);
  });
});
