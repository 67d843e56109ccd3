import { ModelFailed } from './model.ts';

const MAX_BYTES = 256 * 1_024;

/** The JSON of an answer, whatever it claims to be; stops reading where an answer of a model cannot go on. @throws ModelFailed */
export async function boundedJson(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) throw new ModelFailed('no JSON by its type');
  const text = await boundedText(response);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ModelFailed('no JSON');
  }
}

/** Counts what is unpacked, so a small packed body cannot become a large one. */
async function boundedText({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new ModelFailed('too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
