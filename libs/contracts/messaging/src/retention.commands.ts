import type { RetentionClassName, Moment } from '@rep13/contracts-constants';
import { Command, type CommandClass } from './command.ts';

/** How many rows of one class the next night deletes in one service. */
export interface RetentionDueView {
  readonly class: RetentionClassName;
  /** 10,000 stands for at least as many. */
  readonly rows: number;
  /** As many more would go, were their clients not under a legal hold. */
  readonly held: number;
}

/** One night's deletions. */
export interface RetentionRunView {
  /** `2026-11-20`, a day of UTC. */
  readonly night: string;
  readonly startedAt: Moment;
  /** Null while it is under way, or was interrupted and waits to be taken up again. */
  readonly finishedAt: string | null;
  readonly deleted: Partial<Record<RetentionClassName, number>>;
}

/** What one service would delete in the coming night, and what it deleted in the last ones. */
export interface ServiceRetentionView {
  readonly service: string;
  /** When it begins. */
  readonly nextRunAt: string;
  /** Classes with nothing due are not named. */
  readonly due: readonly RetentionDueView[];
  /** Newest first. */
  readonly runs: readonly RetentionRunView[];
}

/** A dry run: nothing is deleted. */
export abstract class GetRetention extends Command<ServiceRetentionView> {}

const made = new Map<string, CommandClass<GetRetention>>();

/** The same class for a service, whenever it is asked for. */
export function getRetention(service: string): CommandClass<GetRetention> {
  const known = made.get(service);
  if (known) return known;
  const command = class extends GetRetention {
    static readonly subject = `rpc.${service}.retention.get.v1`;
  };
  made.set(service, command);
  return command;
}

/** The clients of whom nothing may be deleted now. Onboarding answers; every service asks before it deletes. */
export class ListHeldClients extends Command<number[]> {
  static readonly subject = 'rpc.onboarding.legal-hold.list-clients.v1';
}
