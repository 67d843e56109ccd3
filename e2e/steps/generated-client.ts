import createClient, { type Client } from 'openapi-fetch';
import type { paths } from '../../docs/reference/openapi.d.ts';
import { BASE_URL } from './api.ts';

export type { paths };

/** What an integrator gets out of the API document: every call with its types, and cookies kept between calls. */
export function openGeneratedClient(): Client<paths> {
  const cookies = new Map<string, string>();
  return createClient<paths>({
    baseUrl: BASE_URL,
    headers: { Origin: new URL(BASE_URL).origin },
    fetch: async (request) => {
      request.headers.set('Cookie', [...cookies].map((cookie) => cookie.join('=')).join('; '));
      const response = await fetch(request);
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name && value !== undefined) cookies.set(name, value);
      }
      return response;
    },
  });
}

/** @throws with the refusal when the call was refused */
export function accepted<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(`refused: ${JSON.stringify(error)}`);
  return data;
}
