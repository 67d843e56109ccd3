import { withContext } from '@rep13/service-kit';
import { lastingContext } from './lasting-context.ts';

describe('the context of what takes longer than a request', () => {
  it('is that of the request, without its deadline', () => {
    const request = { correlationId: 'one', actor: 'client:1', ipAddress: '203.0.113.7', deadline: 1 };
    expect(withContext(request, lastingContext)).toEqual({ ...request, deadline: undefined });
  });
});
