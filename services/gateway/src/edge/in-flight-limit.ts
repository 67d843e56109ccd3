import { ServiceUnavailable } from '@rep13/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import { SlowBody } from './http-errors.ts';
import { networkOf } from './network-of.ts';
import { Places } from './places.ts';
import { addressOf } from './request-id.ts';
import { isArriving, refuseAndHangUp } from './send-error.ts';

interface InFlight {
  readonly request: Request;
  readonly response: Response;
  readonly network: string;
  readonly giveBack: () => void;
}

/**
 * Takes so many requests at once, of one network its share, and refuses the rest at once, so that those taken are
 * answered soon. When all places are taken, a body that is still coming in gives its place to a network that has fewer:
 * many addresses with slow bodies take nobody's turn.
 */
export function limitInFlight(most: number, share = most): RequestHandler {
  const places = new Places(most, share);
  /** Those whose body was not whole when they began. */
  const arriving = new Set<InFlight>();
  return (request, response, next) => {
    const network = networkOf(addressOf(request));
    if (places.isFull) makeRoom(network, arriving, places);
    const giveBack = places.take(network);
    if (!giveBack) return refuseAndHangUp(response, new ServiceUnavailable());
    const own = { request, response, network, giveBack };
    if (isArriving(request)) arriving.add(own);
    response.once('close', () => {
      arriving.delete(own);
      giveBack();
    });
    next();
  };
}

/** Of the network that has most places, the oldest body that is not whole. */
function makeRoom(network: string, arriving: Set<InFlight>, places: Places): void {
  let most = places.of(network);
  let found: InFlight | undefined;
  for (const each of arriving) {
    const { request, response } = each;
    if (places.of(each.network) <= most || !isArriving(request) || response.headersSent) continue;
    most = places.of(each.network);
    found = each;
  }
  if (!found) return;
  arriving.delete(found);
  found.giveBack();
  refuseAndHangUp(found.response, new SlowBody());
}
