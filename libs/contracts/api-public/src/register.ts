// Written by `npm run reference` from services/gateway/src/register/register.controller.ts.
import type { RegisterQuery, RegisterSearchView, RegisterView } from '@rep13/contracts-agreements';
import type { Operation } from '@rep13/contracts-operations';

/**
 * Look up mandates that began: at most five, and how many match. `q` is a register number, a domain or web address, a
 * company's name, or at least three letters with which it begins.
 */
export const search = 'GET /api/register' as Operation<
  'GET /api/register',
  { query: RegisterQuery; answer: RegisterSearchView }
>;

/** Get one mandate as everybody may know it. A number that nobody has and what is no number look alike. */
export const get = 'GET /api/register/:number' as Operation<
  'GET /api/register/:number',
  { answer: RegisterView }
>;
