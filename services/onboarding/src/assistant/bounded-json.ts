import { BodyTooLong, boundedBody } from '@rep13/service-kit/waiting';
import { ModelFailed } from './model.ts';

const MAX_BYTES = 256 * 1_024;

/** The JSON of an answer, whatever it claims to be; stops reading where an answer of a model cannot go on. @throws ModelFailed */
export async function boundedJson(response: Response, signal: AbortSignal): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw new ModelFailed('no JSON by its type');
  const bytes = await boundedBody(response, { maxBytes: MAX_BYTES, signal }).catch((error: unknown) => {
    throw error instanceof BodyTooLong ? new ModelFailed('too large') : error;
  });
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    throw new ModelFailed('no JSON');
  }
}
