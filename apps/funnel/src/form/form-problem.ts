import { create } from 'zustand';
import type { ApiError } from '@rep13/web-kit/api';

const NOT_TAKEN = 'This was not taken. What you typed is kept.';
/** Nobody knows here whether it arrived; what is sent again counts once. */
const NO_ANSWER =
  'No answer came. Please check your connection and send it again: what you typed is kept, and it counts only once.';

const useProblem = create<{ text: string }>(() => ({ text: '' }));

/** Why the open form was not taken, where that belongs to no field: beside its button when the toast is gone. */
export const useFormProblem = (): string => useProblem(({ text }) => text);

/** Stays until the form is sent again, or left. */
export const showFormProblem = ({ status }: ApiError): void =>
  useProblem.setState({ text: status === 0 ? NO_ANSWER : NOT_TAKEN });

export const endFormProblem = (): void => useProblem.setState({ text: '' });
