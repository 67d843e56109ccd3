import { createContext } from 'react';
import type { ApiError } from '@rep13/web-kit/api';

const NOT_TAKEN = 'This was not taken. What you typed is kept.';
/** Nobody knows here whether it arrived; what is sent again counts once. */
const NO_ANSWER =
  'No answer came. Please check your connection and send it again: what you typed is kept, and it counts only once.';

/** Why the surrounding form was not taken, where that belongs to no field; empty while nothing is wrong. */
export const FormProblemContext = createContext('');

export const formProblem = ({ status }: ApiError): string => (status === 0 ? NO_ANSWER : NOT_TAKEN);
