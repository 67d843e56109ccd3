import type { RequestHandler } from 'express';
import type { IntakeProofs } from './intake-proofs.ts';

/** Stands before the body of an order: strangers may make it a megabyte, and to look at it costs more than to send it. */
export const admitOrders =
  (proofs: IntakeProofs): RequestHandler =>
  (request, response, next) => {
    const admit = async () => {
      const { wasTaken } = await proofs.admit(request);
      response.once('close', () => {
        const isRefusal = response.statusCode >= 400 && response.statusCode < 500;
        // While nobody counts, nothing has to be taken back.
        if (!isRefusal) void wasTaken().catch(() => undefined);
      });
    };
    admit().then(() => next(), next);
  };
