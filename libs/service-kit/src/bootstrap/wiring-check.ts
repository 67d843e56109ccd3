import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { publishedEventCommands } from '@rep13/contracts-messaging';
import { retentionOf, wrongRules } from '../definition/table-retention.ts';
import { EventHandlers, heardBy } from '../events/event-handlers.ts';
import { JobWorkers } from '../job-workers/job-workers.ts';
import { commandsIn } from '../rpc/on-command.decorator.ts';
import type { ServiceDefinition } from '../definition/service-definition.ts';
import { SERVICE_DEFINITION } from '../definition/tokens.ts';

/** The service is not complete; the message is the line to write. */
export class IncompleteWiring extends Error {}

/** Refuses to start a service that would leave a command unanswered, a job undone, a loss unseen or rows for ever. */
@Injectable()
export class WiringCheck implements OnApplicationBootstrap {
  constructor(
    @Inject(SERVICE_DEFINITION) private readonly service: ServiceDefinition,
    private readonly discovery: DiscoveryService,
    private readonly workers: JobWorkers,
    private readonly handlers: EventHandlers,
  ) {}

  onApplicationBootstrap(): void {
    const problems = [
      ...this.unansweredCommands(),
      ...this.commandsAnsweredTwice(),
      ...this.unprocessedJobs(),
      ...this.producersNotAsked(),
      ...wrongRules(retentionOf(this.service)),
    ];
    if (problems.length > 0)
      throw new IncompleteWiring(`${this.service.name} is incompletely wired:\n  ${problems.join('\n  ')}`);
  }

  private unansweredCommands(): string[] {
    const answered = new Set(this.answered());
    return (this.service.commands ?? [])
      .filter(({ subject }) => !answered.has(subject))
      .map(
        ({ name, subject }) =>
          `${subject} has no responder: write @OnCommand(${name}) on a provider's method, and the provider in commandsOf`,
      );
  }

  /** Both would get the command in turn, whichever is meant. */
  private commandsAnsweredTwice(): string[] {
    const answered = this.answered();
    const twice = answered.filter((subject, index) => answered.indexOf(subject) !== index);
    return [...new Set(twice)].map((subject) => `${subject} has two responders: leave one in commandsOf`);
  }

  private answered(): string[] {
    return this.discovery
      .getControllers()
      .flatMap(({ metatype }) => (metatype ? commandsIn(metatype.prototype as object) : []))
      .map(([, { subject }]) => subject);
  }

  private unprocessedJobs(): string[] {
    const processed = new Set(this.workers.processors().map(({ definition }) => definition.name));
    return this.service.jobs
      .filter(({ name }) => !processed.has(name))
      .map(({ name }) => `the job ${name} has no processor: write @Process(…) on a provider`);
  }

  /** What the stream loses of a producer's events is seen by asking it. */
  private producersNotAsked(): string[] {
    const { name, calls = [] } = this.service;
    if (calls === 'everything') return [];
    const producers = [...this.handlers.byPurpose().values()].flatMap((reactions) => [
      ...heardBy(reactions).keys(),
    ]);
    return [...new Set(producers)]
      .filter((producer) => producer !== name)
      .filter((producer) => {
        const { list, publishAgain } = publishedEventCommands(producer);
        return ![list, publishAgain].every(({ subject }) => calls.some((call) => call.subject === subject));
      })
      .map(
        (producer) =>
          `events of ${producer} may get lost unseen: write ...publishedEventCalls('${producer}') in calls`,
      );
  }
}
