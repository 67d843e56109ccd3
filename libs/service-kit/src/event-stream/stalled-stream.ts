import { JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import { STREAM } from './stream.ts';

/** So many looks in a row: counted and not timed, because a process that was frozen has only slept. */
const LOOKS = 3;

/**
 * Finds out whether the server names the stream but has lost what it consists of: it refuses every event, or hands
 * none over to a consumer that waits for those it says it has. See docs/adr/0035.
 */
export class StalledStream {
  private readonly badLooks = new Map<string, number>();
  private readonly delivered = new Map<string, number>();
  private created: string | undefined;

  /**
   * One look.
   * @param refuses whether the stream refuses events; undefined when nobody says so.
   * @returns by what it is seen that the stream is of no use, if it is.
   */
  async look(
    manager: JetStreamManager,
    consumers: readonly string[],
    refuses: boolean | undefined,
  ): Promise<string | undefined> {
    const { created } = await manager.streams.info(STREAM);
    // What was seen of another stream says nothing of this one; somebody else may have made it.
    if (created !== this.created) this.forget(created);
    if (refuses !== undefined) this.count('publisher', refuses);
    for (const consumer of consumers) this.count(consumer, await this.stands(manager, consumer));
    const [stalled] = [...this.badLooks].find(([, looks]) => looks >= LOOKS) ?? [];
    return stalled;
  }

  private forget(created: string): void {
    this.created = created;
    this.badLooks.clear();
    this.delivered.clear();
  }

  private count(what: string, isBad: boolean): void {
    this.badLooks.set(what, isBad ? (this.badLooks.get(what) ?? 0) + 1 : 0);
  }

  /** Whether events and a reader that waits for them are there, and none has been handed over since the last look. */
  private async stands(manager: JetStreamManager, consumer: string): Promise<boolean> {
    const info = await manager.consumers.info(STREAM, consumer).catch((error: unknown) => {
      if (error instanceof JetStreamApiError) return undefined;
      throw error;
    });
    const before = this.delivered.get(consumer);
    this.delivered.set(consumer, info?.delivered.consumer_seq ?? 0);
    if (!info || info.delivered.consumer_seq !== before) return false;
    return info.num_waiting > 0 && info.num_pending > 0 && info.num_ack_pending === 0;
  }
}
