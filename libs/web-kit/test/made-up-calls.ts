import type { Address, Call } from '@rep13/contracts-operations';

/** Addresses and calls that no controller answers, for specs of what carries them. */
export const at = <A = unknown>(path: string): Address<A> => path as Address<A>;

export const post = <B = object, A = unknown>(path: string): Call<B, A> => ({
  method: 'POST',
  path: at(path),
});
