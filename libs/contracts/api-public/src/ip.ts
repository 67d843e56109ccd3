// Written by `npm run reference` from services/gateway/src/public/ip.controller.ts.
import type { IpView } from '@rep13/contracts-gateway';
import type { Operation } from '@rep13/contracts-operations';

/** Get the address that this request comes from. */
export const ip = 'GET /api/ip' as Operation<'GET /api/ip', { answer: IpView }>;
