import { randomBytes } from 'node:crypto';
import type { BalanceTransaction, Event } from './objects.ts';
import { missing } from './refusals.ts';
import type { State, Tables } from './state.ts';

/** So many events can be sent again; Stripe keeps them for 30 days. */
const EVENTS_MAX = 2_000;

/** One Stripe account: its objects, its clock, and the events that were made since they were last taken. */
export class Account {
  private fresh: string[] = [];
  private stoodStillAt: number | undefined;

  constructor(readonly state: State) {}

  /** Milliseconds by the account's clock, which runs with the real one and may have been advanced. */
  nowMs(): number {
    return this.stoodStillAt ?? Date.now() + this.state.offsetMs;
  }

  /** Seconds, as Stripe writes its times. */
  now(): number {
    return Math.floor(this.nowMs() / 1_000);
  }

  /** Does something at that time: what falls due in a year is done on its own day. */
  at(ms: number, work: () => void): void {
    this.stoodStillAt = ms;
    try {
      work();
    } finally {
      this.stoodStillAt = undefined;
    }
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  all<K extends keyof Tables>(table: K): Tables[K][] {
    return Object.values(this.table(table));
  }

  find<K extends keyof Tables>(table: K, id: string): Tables[K] | undefined {
    return Object.hasOwn(this.state.tables[table], id) ? this.table(table)[id] : undefined;
  }

  /** @throws Refusal as Stripe words it */
  get<K extends keyof Tables>(table: K, kind: string, id: string): Tables[K] {
    const found = this.find(table, id);
    if (!found) throw missing(kind, id);
    return found;
  }

  put<K extends keyof Tables>(table: K, object: Tables[K] & { readonly id: string }): Tables[K] {
    this.table(table)[object.id] = object;
    return object;
  }

  /** The object with these fields instead. */
  change<K extends keyof Tables>(table: K, id: string, fields: Partial<Tables[K]>): Tables[K] {
    const changed = { ...this.get(table, table, id), ...fields };
    this.table(table)[id] = changed;
    return changed;
  }

  /** Enters money that moved; what leaves the account is below zero. */
  move(
    source: string,
    amount: number,
    currency: string,
    kind: Pick<BalanceTransaction, 'type' | 'reporting_category'>,
  ): BalanceTransaction {
    const created = this.now();
    const id = this.newId('txn');
    const moved = { id, object: 'balance_transaction' as const, amount, net: amount, fee: 0, currency };
    return this.put('balanceTransactions', { ...moved, ...kind, created, source });
  }

  /** Tells of an object as it is now. */
  emit(type: Event['type'], object: object): void {
    const id = this.newId('evt');
    this.put('events', {
      id,
      object: 'event',
      api_version: this.state.behaviour.webhookVersion,
      created: this.now(),
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
      data: { object: structuredClone(object) },
    });
    this.fresh.push(id);
    this.forgetOldEvents();
  }

  /** Those that are still to be sent stay. */
  private forgetOldEvents(): void {
    const { events } = this.state.tables;
    const [oldest, ...others] = Object.keys(events);
    if (!oldest || others.length < EVENTS_MAX) return;
    if (this.state.deliveries.every(({ event }) => event !== oldest)) delete events[oldest];
  }

  /** The events that nobody has taken yet. */
  takeEvents(): string[] {
    const taken = this.fresh;
    this.fresh = [];
    return taken;
  }

  private table<K extends keyof Tables>(name: K): Record<string, Tables[K]> {
    return this.state.tables[name];
  }
}
