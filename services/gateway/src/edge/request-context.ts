import { withContext } from '@rep13/service-kit';
import type { Request, RequestHandler } from 'express';
import { sessionIfAny } from './session-on-demand.ts';
import { addressOf, requestIdOf } from './request-id.ts';
import { traceparentOf } from './trace-requests.ts';

/** The services get this long from the arrival of the request, so that a refusal still comes within five seconds. */
const DEADLINE_MS = 4_000;
const USER_AGENT_MAX = 512;

/** Runs the rest of the request with its id, who asks and from where: they travel into every event it causes. */
export const inRequestContext: RequestHandler = (request, response, next) => {
  const context = {
    correlationId: requestIdOf(response),
    traceparent: traceparentOf(response),
    actor: actorOf(request),
    ipAddress: addressOf(request),
    userAgent: readable(request.get('User-Agent')),
    deadline: Date.now() + DEADLINE_MS,
  };
  withContext(context, next);
};

/** Of an agent's name, what may be kept and shown: HTTP lets some control characters through. */
const readable = (agent: string | undefined): string | undefined =>
  agent?.replace(/\p{Cc}/gu, ' ').slice(0, USER_AGENT_MAX);

/** Under /api/admin the admin acts; elsewhere the client does, if both are signed in. */
function actorOf(request: Request): string {
  const { admin, client } = sessionIfAny(request) ?? {};
  if (admin && (!client || request.originalUrl.startsWith('/api/admin'))) return `admin:${admin.id}`;
  return client ? `client:${client.signupId}` : 'visitor';
}
