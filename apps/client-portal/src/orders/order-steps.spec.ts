import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '../../test/builders.ts';
import { stepsOf } from './order-steps.ts';

const NOON = new Date('2026-11-20T12:00:00.000Z');
const shown = (overrides: Parameters<typeof buildOrder>[0] = {}) =>
  stepsOf(buildOrder(overrides), NOON).map(({ label, state }) => `${label}: ${state}`);

describe('how far an order is', () => {
  it('is what happened, where it is now, and what will come', () => {
    expect(shown()).toEqual([
      'Received: done',
      'Acknowledged: done',
      'Forwarded to you: done',
      'Your answer: now',
      'Reply to the authority: to-come',
      'Closing: to-come',
    ]);
  });

  it('is forwarded by nobody where it reached the client itself', () => {
    const reported = { reachedClientAt: '2026-11-19T08:00:00.000Z', clientDueAt: null, steps: [] };
    expect(shown({ ...reported, status: 'pending' })).toEqual([
      'Acknowledgement: now',
      'Your answer: to-come',
      'Reply to the authority: to-come',
      'Closing: to-come',
    ]);
  });

  it('asks for no answer that is there', () => {
    const at = '2026-11-20T11:00:00.000Z';
    const answered = shown({ clientAnsweredAt: at, steps: [{ step: 'answered', at }] });
    expect(answered).toEqual(['Your answer: done', 'Reply to the authority: now', 'Closing: to-come']);
  });

  it('says that the work goes on once the authority has answered', () => {
    const at = '2026-11-20T11:00:00.000Z';
    const steps = (['in_progress', 'awaiting_authority', 'in_progress'] as const).map((step) => ({
      step,
      at,
    }));
    expect(shown({ status: 'in_progress', clientDueAt: null, steps }).slice(0, 3)).toEqual([
      'Reply in preparation: done',
      'Question to the authority: done',
      'The authority answered our question: done',
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
      'Question to the authority: done',
      'Answer from the authority: now',
      'Forwarding to you: to-come',
      'Your answer: to-come',
      'Reply to the authority: to-come',
      'Closing: to-come',
    ]);
  });

  it('holds nothing more of a closed order', () => {
    const steps = [{ step: 'closed', at: '2026-11-20T11:00:00.000Z' }] as const;
    expect(shown({ status: 'closed', steps })).toEqual(['Closed: done']);
  });
});
