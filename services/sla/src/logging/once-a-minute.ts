import { MINUTE_MS } from '@rep13/contracts-constants';
import type { Clock } from '@rep13/service-kit';

/** A line of the log; `times` is how often it would have stood there since the last one. */
type Log<Fields extends object> = (fields: Fields & { readonly times: number }) => void;

/** What a stranger can bring about any number of times is logged once a minute, with how often it was. */
export class OnceAMinute<Fields extends object> {
  private nextAt = 0;
  private times = 0;

  constructor(
    private readonly clock: Clock,
    private readonly log: Log<Fields>,
  ) {}

  /** @param fields of the last time */
  note(fields: Fields): void {
    this.times += 1;
    const now = this.clock.now().getTime();
    if (now < this.nextAt) return;
    this.log({ ...fields, times: this.times });
    this.times = 0;
    this.nextAt = now + MINUTE_MS;
  }
}
