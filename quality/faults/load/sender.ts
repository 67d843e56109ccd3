import { setTimeout as sleep } from 'node:timers/promises';
import type { Call, Step } from '../evidence.ts';
import type { Random } from '../random.ts';
import type { History } from './history.ts';
import { jsonOf, type Answer, type Browser } from './http.ts';

export interface Request {
  readonly customer: string;
  readonly step: Step;
  readonly path: string;
  readonly key: string;
  /** What is posted; without it the path is read. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** So often the same at once, the first time. */
  readonly copies?: number;
}

/** The server has decided: pressing the button again would change nothing. */
const isDefinite = ({ status }: Answer, code: unknown) =>
  status >= 200 &&
  status < 500 &&
  status !== 429 &&
  status !== 408 &&
  code !== 'gateway.idempotency-key-in-use';

const PAUSE_MS = { least: 200, most: 1_500 };

/** Sends as the funnel does: the same request with the same key until there is a definite answer. */
export class Sender {
  constructor(
    private readonly browser: Browser,
    private readonly history: History,
    private readonly random: Random,
    private readonly isOver: () => boolean,
  ) {}

  /** The first definite answer; undefined when the time was over before there was one. */
  async send(request: Request): Promise<Answer | undefined> {
    for (let copies = request.copies ?? (this.random.percent(8) ? 2 : 1); !this.isOver(); copies = 1) {
      const tries = Array.from({ length: copies }, () => this.once(request));
      const answers = await Promise.all(tries);
      const definite = answers.find((answer) => isDefinite(answer, jsonOf(answer)['code']));
      if (definite) return definite;
      await sleep(this.random.int(PAUSE_MS.least, PAUSE_MS.most));
    }
    return undefined;
  }

  private async once({ customer, step, path, key, body }: Request): Promise<Answer> {
    // Now and then somebody leaves before the answer, which then is lost.
    const isAbandoned = body !== undefined && this.random.percent(4);
    const startedAt = Date.now();
    const asking = { body, key: body && key, patienceMs: isAbandoned ? this.random.int(1, 40) : undefined };
    const answer = await this.browser.ask(path, asking);
    const call: Omit<Call, 'answer'> = {
      ...{ customer, step, key, sent: body ?? {}, startedAt, endedAt: Date.now() },
      ...{ status: answer.status, isAbandoned },
    };
    this.history.add({ ...call, answer: step === 'pdf' ? {} : jsonOf(answer) });
    return answer;
  }
}
