import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the model was sent. */
export interface ModelRequest {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: { model: string; max_tokens: number; messages: { role: string; content: string }[] };
}

export type Behaviour = (response: ServerResponse) => void;

/** A local endpoint that speaks chat completions, as well or as badly as a test says. */
export class ModelServer {
  readonly requests: ModelRequest[] = [];
  /** Answers that the asking side broke off. */
  brokenOff = 0;
  private behaviour: Behaviour = answersWith('Yes.');

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => void this.answer(request, response));
  }

  static async start(): Promise<ModelServer> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new ModelServer(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  behave(behaviour: Behaviour): void {
    this.behaviour = behaviour;
    this.requests.length = 0;
    this.brokenOff = 0;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('close', () => (this.brokenOff += response.writableFinished ? 0 : 1));
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { authorization } = request.headers;
    this.requests.push({
      path: request.url ?? '',
      authorization,
      body: JSON.parse(text) as ModelRequest['body'],
    });
    this.behaviour(response);
  }
}

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** A complete answer in the protocol. */
export const completion = (content: unknown) =>
  JSON.stringify({
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  });

/** Answers as it should, with this text. */
export const answersWith =
  (content: unknown): Behaviour =>
  (response) =>
    void response.writeHead(200, JSON_TYPE).end(completion(content));

/** Answers with exactly this. */
export const sends =
  (status: number, body: string | Buffer, headers: Record<string, string> = JSON_TYPE): Behaviour =>
  (response) =>
    void response.writeHead(status, headers).end(body);
