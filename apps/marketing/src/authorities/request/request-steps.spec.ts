/** @jest-environment @rep13/testing/without-a-page */
import { describe, expect, it } from '@jest/globals';
import { buildRequest } from '../../../test/authority-requests.ts';
import { requestSteps } from './request-steps.ts';

const places = (state: Parameters<typeof buildRequest>[0]) =>
  requestSteps(buildRequest(state)).map(({ name, place }) => `${name}: ${place}`);

describe('the way of a request', () => {
  it.each([
    ['received', 0],
    ['acknowledged', 1],
    ['in_progress', 2],
    ['answered', 3],
    ['closed', 4],
  ] as const)('has come to its place when it is %s', (state, now) => {
    const way = requestSteps(buildRequest({ state, outcome: 'given' })).map(({ place }) => place);
    expect(way).toEqual(way.map((_, index) => (index < now ? 'done' : index === now ? 'current' : 'ahead')));
  });

  it('claims no answer of what was closed without one', () => {
    expect(places({ state: 'closed' }).join()).not.toContain('answered');
  });

  it('waits for the authority in place of being worked on', () => {
    expect(places({ state: 'awaiting_authority' })).toContain('awaiting_authority: current');
    expect(places({ state: 'awaiting_authority' }).join()).not.toContain('in_progress');
  });

  it('promises the acknowledgement for 24 hours after it came, until it is there', () => {
    expect(requestSteps(buildRequest())[1]).toMatchObject({ at: null, by: '2026-11-21T09:14:00.000Z' });
    const acknowledgedAt = '2026-11-20T10:00:00.000Z';
    const [, acknowledged] = requestSteps(buildRequest({ state: 'acknowledged', acknowledgedAt }));
    expect(acknowledged).toMatchObject({ at: acknowledgedAt });
    expect(acknowledged?.by).toBeUndefined();
  });
});
