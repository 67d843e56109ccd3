import { deadLetterCommands, getRetention } from '@rep13/contracts-messaging';
import type { ServiceConfig, ServiceDefinition } from '@rep13/service-kit';
import { canaryOf } from './canary.ts';
import { memoryLog } from './memory-log.ts';
import { startTestService, type TestService } from './start-service.ts';
import { startTraceCollector } from '@rep13/local-stack';

/** What one service's spec adds. */
interface Play {
  readonly environment?: Record<string, string>;
  /** Plays the services that this one asks. */
  readonly stubbedServices?: (service: TestService) => void;
  /** Asks what a payload made of its rules does not get through to. */
  readonly ask?: (service: TestService) => Promise<unknown>;
  /** A table that goes on working, because its trouble would hide that of others. */
  readonly spared?: string;
}

/**
 * What a service logs, and the traces that it sends, while everybody asks it for everything, with a canary in every field, and its database fails in
 * the ways in which Postgres tells most: a row refused by a check, a row quoted by a trigger, a table that is gone.
 */
export async function warningsLog<C extends ServiceConfig>(
  definition: ServiceDefinition<C>,
  { environment, stubbedServices, ask = () => Promise.resolve(), spared = '' }: Play = {},
): Promise<string> {
  const log = memoryLog(definition.name);
  const collector = await startTraceCollector();
  const traced = { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const service = await startTestService(definition, traced, log);
  try {
    stubbedServices?.(service);
    await askEverything(service, definition);
    await ask(service).catch(() => undefined);
    for (const trouble of [REFUSE_ROWS, QUOTE_ROWS, TAKE_TABLES_AWAY]) {
      await service.db.query(forEachTable(definition.name, spared, trouble));
      await askEverything(service, definition);
      await ask(service).catch(() => undefined);
    }
  } finally {
    await service.stop();
    await collector.stop();
  }
  if (collector.spans.length === 0) throw new Error(`${definition.name} has sent no traces`);
  return log.text() + collector.text();
}

/** W3C trace context, as the gateway sends it along. */
const TRACED = { traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };

const REFUSE_ROWS = `execute format('alter table %I add check (false) not valid', found.tablename);`;
const QUOTE_ROWS = `execute format('create trigger a_trouble before insert or update on %I
  for each row execute function public.quote_row()', found.tablename);`;
const TAKE_TABLES_AWAY = `execute format('alter table %I rename to %I', found.tablename, found.tablename || '_gone');`;

const forEachTable = (schema: string, spared: string, work: string): string => `
  create or replace function public.quote_row() returns trigger language plpgsql as
    $quote$ begin raise exception 'no room for %', to_jsonb(new); end $quote$;
  do $$ declare found record; begin
    for found in select tablename from pg_tables where schemaname = '${schema}' 
      and tablename not in ('migrations', '${spared}') loop
      ${work}
    end loop;
  end $$;`;

async function askEverything(
  service: TestService,
  { name, commands: own = [] }: Pick<ServiceDefinition, 'name' | 'commands'>,
): Promise<void> {
  const commands = [...own, ...Object.values(deadLetterCommands(name)), getRetention(name)];
  for (const command of commands) {
    await service.call(command as never, canaryOf(command as never) as never, TRACED).catch(() => undefined);
  }
}
