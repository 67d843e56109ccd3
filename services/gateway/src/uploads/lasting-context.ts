import { currentContext, type RequestContext } from '@rep13/service-kit';

/** The present request's context for what takes longer than a request: each call gets its own usual time. */
export const lastingContext = (): RequestContext => ({
  correlationId: '',
  actor: 'visitor',
  ...currentContext(),
  deadline: undefined,
});
