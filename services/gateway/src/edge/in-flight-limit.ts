import { ServiceUnavailable } from '@rep13/service-kit';
import type { RequestHandler } from 'express';
import { networkOf } from './network-of.ts';
import { Places } from './places.ts';
import { addressOf } from './request-id.ts';
import { refuseAndHangUp } from './send-error.ts';

/**
 * Takes so many requests at once, of one address its share, and refuses the rest at once, so that those taken are
 * answered soon and nobody takes the places of all.
 */
export function limitInFlight(most: number, share = most): RequestHandler {
  const places = new Places(most, share);
  return (request, response, next) => {
    const giveBack = places.take(networkOf(addressOf(request)));
    if (!giveBack) return refuseAndHangUp(response, new ServiceUnavailable());
    response.once('close', giveBack);
    next();
  };
}
