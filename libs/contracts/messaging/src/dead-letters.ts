import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { LIST_MAX, type Moment } from '@rep13/contracts-constants';
import { Command, type CommandClass, type Refusals } from './command.ts';
import { PageQuery } from './list-query.ts';

/** The services that handle events and so may put one aside. */
export const EVENT_SERVICES = ['onboarding', 'agreements', 'sla', 'notifications'] as const;
export type EventService = (typeof EVENT_SERVICES)[number];

/** An event that a service could not handle in three tries. Ids are the service's own. */
export interface DeadLetterView {
  readonly service: EventService;
  readonly id: number;
  /** `<service>-<purpose>` */
  readonly consumer: string;
  readonly eventId: string;
  /** Null for something that was no event at all. */
  readonly eventType: string | null;
  readonly attempts: number;
  readonly lastError: string;
  readonly deadAt: Moment;
  /** When it was handled after all, or null. */
  readonly redrivenAt: Moment | null;
}

/** `GET /api/admin/dead-letters`. Without a cursor: each service counts its own. */
export class DeadLettersQuery {
  /** Rows at most, 1 to 200. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_MAX) readonly limit?: number;
}

/** What one service put aside, newest first. */
export abstract class ListDeadLetters extends PageQuery implements Command<DeadLetterView[]> {
  declare readonly replyType?: DeadLetterView[];
}

/** Hand a dead letter to its handlers again. */
export abstract class RedriveDeadLetter extends Command<DeadLetterView> {
  static readonly errors = {
    'gateway.not-found': 404,
    'gateway.redrive-failed': 409,
  } as const satisfies Refusals;
  @IsInt() @Min(1) @Max(2_147_483_647) readonly id!: number;
}

/** How many of a service's dead letters have not been handled since. */
export abstract class CountDeadLetters extends Command<number> {}

/** The commands about the dead letters of one service. */
export interface DeadLetterCommands {
  readonly list: CommandClass<ListDeadLetters>;
  readonly redrive: CommandClass<RedriveDeadLetter>;
  readonly count: CommandClass<CountDeadLetters>;
}

const made = new Map<string, DeadLetterCommands>();

/** The same classes for a service, whenever they are asked for. */
export function deadLetterCommands(service: string): DeadLetterCommands {
  const known = made.get(service);
  if (known) return known;
  const commands = {
    list: class extends ListDeadLetters {
      static readonly subject = `rpc.${service}.dead-letter.list.v1`;
    },
    redrive: class extends RedriveDeadLetter {
      static readonly subject = `rpc.${service}.dead-letter.redrive.v1`;
    },
    count: class extends CountDeadLetters {
      static readonly subject = `rpc.${service}.dead-letter.count.v1`;
    },
  };
  made.set(service, commands);
  return commands;
}
