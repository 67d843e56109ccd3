import type { RetentionClassName } from '../constants/retention.ts';
import { Command, type CommandClass } from './command.ts';
import { EVENT_SERVICES } from './dead-letters.ts';

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
  readonly startedAt: string;
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

/** That of every service but the gateway, which asks the others. */
export const RETENTION_COMMANDS = EVENT_SERVICES.map(getRetention);
