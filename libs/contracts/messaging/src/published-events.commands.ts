import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsUUID,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Command, type CommandClass } from './command.ts';

/** Ids in one answer, and in one wish to have events published again. */
export const PUBLISHED_EVENTS_MAX = 5_000;
export const PUBLISH_AGAIN_MAX = 500;

/** How far an answer looked into a service's outbox. */
export class OutboxMark {
  /** The newest row there was. */
  @IsInt() @Min(0) readonly upTo!: number;
  /** Transactions that had begun by then are older than this one. */
  @Matches(/^\d{1,20}$/) readonly horizon!: string;
}

/** What one service has announced, for another that looks whether all of it has arrived (docs/adr/0030). */
export interface PublishedEventsView {
  /** Events that the stream has acknowledged, in the order of the outbox. */
  readonly eventIds: readonly string[];
  /** To be sent along with the next question. */
  readonly mark: OutboxMark;
  /** Nothing is added any more up to this row; null while that is not certain. The next question begins after it. */
  readonly settledUpTo: number | null;
}

/** Which events of these names has the service published? */
export abstract class ListPublishedEvents extends Command<PublishedEventsView> {
  /** Types without their version: `sla.ticket.opened`. */
  @IsArray() @ArrayMaxSize(500) @MaxLength(200, { each: true }) readonly names!: readonly string[];
  /** Only later rows. Without it there are no ids: the answer says where to begin. */
  @IsOptional() @IsInt() @Min(0) readonly after?: number;
  /** That of the answer before. */
  @IsOptional() @Type(() => OutboxMark) @ValidateNested() readonly mark?: OutboxMark;
}

/** Publish these once more, because they never arrived; the answer is how many were published. */
export abstract class PublishEventsAgain extends Command<number> {
  @IsArray()
  @ArrayMaxSize(PUBLISH_AGAIN_MAX)
  @IsUUID('all', { each: true })
  readonly eventIds!: readonly string[];
}

/** What a service that handles events asks the one that announces them. */
export interface PublishedEventCommands {
  readonly list: CommandClass<ListPublishedEvents>;
  readonly publishAgain: CommandClass<PublishEventsAgain>;
}

const made = new Map<string, PublishedEventCommands>();

/** The same classes for a service, whenever they are asked for. */
export function publishedEventCommands(service: string): PublishedEventCommands {
  const known = made.get(service);
  if (known) return known;
  const commands = {
    list: class extends ListPublishedEvents {
      static readonly subject = `rpc.${service}.event.list-published.v1`;
    },
    publishAgain: class extends PublishEventsAgain {
      static readonly subject = `rpc.${service}.event.publish-again.v1`;
    },
  };
  made.set(service, commands);
  return commands;
}

/** The line that a service which handles events of these others writes into its `calls`. */
export const publishedEventCalls = (...services: readonly string[]): CommandClass<Command<unknown>>[] =>
  services.flatMap((service) => {
    const { list, publishAgain } = publishedEventCommands(service);
    return [list, publishAgain];
  });
