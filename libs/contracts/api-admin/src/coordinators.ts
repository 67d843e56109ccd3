// Written by `npm run reference` from services/gateway/src/admin/coordinators.controller.ts.
import type { CoordinatorAddressBody, CoordinatorView } from '@rep13/contracts-agreements';
import type { EuStateCode } from '@rep13/contracts-legal-entity';
import type { Operation } from '@rep13/contracts-operations';

/** List the coordinators of all Member States, and the mail addresses that somebody has confirmed. */
export const list = 'GET /api/admin/coordinators' as Operation<
  'GET /api/admin/coordinators',
  { answer: CoordinatorView[] }
>;

/** Confirm where a coordinator takes letters by mail. Only then can a letter be mailed. */
export const confirm = 'PUT /api/admin/coordinators/:state/address' as Operation<
  'PUT /api/admin/coordinators/:state/address',
  { params: { state: EuStateCode }; body: CoordinatorAddressBody; answer: CoordinatorView }
>;

/** Withdraw the address of a coordinator: its letters are sent manually again. */
export const withdraw = 'DELETE /api/admin/coordinators/:state/address' as Operation<
  'DELETE /api/admin/coordinators/:state/address',
  { params: { state: EuStateCode }; answer: CoordinatorView }
>;
