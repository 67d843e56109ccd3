import { within } from '@rep13/service-kit/waiting';
import { boundedJson } from './bounded-json.ts';
import { ModelFailed, type Model, type Prompt } from './model.ts';

const ANSWER_TOKENS = 500;

export interface ChatCompletionsOptions {
  /** Such as https://api.openai.com/v1. */
  readonly baseUrl: string;
  readonly apiKey: string;
  readonly model: string;
}

/** Any endpoint that speaks OpenAI's chat completions. It is followed nowhere: a redirect would carry the key along. */
export class ChatCompletions implements Model {
  constructor(private readonly options: ChatCompletionsOptions) {}

  async complete(prompt: Prompt, withinMs: number): Promise<string> {
    try {
      return await within(withinMs, (signal) => this.ask(prompt, signal));
    } catch (error) {
      if (error instanceof ModelFailed) throw error;
      const isOver = error instanceof DOMException && error.name === 'TimeoutError';
      // Never the error's own text: it may repeat what was sent.
      throw new ModelFailed(isOver ? 'too slow' : 'connection failed');
    }
  }

  private async ask(prompt: Prompt, signal: AbortSignal): Promise<string> {
    const response = await this.post(prompt, signal);
    if (!response.ok) {
      await response.body?.cancel();
      throw new ModelFailed(`status ${response.status}`);
    }
    return contentOf(await boundedJson(response, signal));
  }

  private post({ system, user }: Prompt, signal: AbortSignal): Promise<Response> {
    const { baseUrl, apiKey, model } = this.options;
    return fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      redirect: 'error',
      signal,
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${apiKey}` },
      body: JSON.stringify({
        model,
        max_tokens: ANSWER_TOKENS,
        temperature: 0.2,
        messages: [
          { role: 'system', content: system },
          { role: 'user', content: user },
        ],
      }),
    });
  }
}

/** `choices[0].message.content`, if it is text. */
function contentOf(answer: unknown): string {
  const { choices } = (answer ?? {}) as { choices?: { message?: { content?: unknown } }[] };
  const content: unknown = Array.isArray(choices) ? choices[0]?.message?.content : undefined;
  if (typeof content !== 'string') throw new ModelFailed('wrong shape');
  return content;
}
