import type { Program } from '@rep13/local-stack';
import { LOOPBACK } from '@rep13/local-stack';
import { SERVERS, SERVICES, type ServerName } from '../plan/fault.ts';
import { MAILBOX } from '../plan/targets.ts';
import { Link } from './link.ts';

/** The variables of a service that lead to a server. */
const VARIABLES: Readonly<Record<ServerName, readonly string[]>> = {
  postgres: ['DATABASE_URL', 'CLEANER_DATABASE_URL'],
  nats: ['NATS_URL', 'NATS_EVENTS_URL'],
  redis: ['REDIS_URL'],
};

/** A link for every service and server, and one for those who send us mails. */
export class Links {
  private readonly ports = new Map<string, number>();
  private readonly links = new Map<string, Link>();
  /** Where the servers really are, as the services would be told. */
  readonly direct = new Map<string, string>();

  /** Before the start, which cannot wait for them. */
  async listen(): Promise<void> {
    const ofServices = SERVICES.flatMap((service) => SERVERS.map((server) => `${service}-${server}`));
    for (const name of [...ofServices, MAILBOX]) {
      const link = new Link();
      this.links.set(name, link);
      this.ports.set(name, await link.listen());
    }
  }

  /** The service, led to its servers through its links. */
  between(service: Program): Program {
    const env = { ...service.env };
    for (const server of SERVERS) {
      for (const variable of VARIABLES[server]) {
        const given = env[variable];
        if (given) env[variable] = this.lead(`${service.name}-${server}`, given);
      }
    }
    return { ...service, env };
  }

  get(name: string): Link {
    const link = this.links.get(name);
    if (!link) throw new Error(`There is no link ${name}.`);
    return link;
  }

  openAll(): void {
    for (const link of this.links.values()) link.set('open');
  }

  async close(): Promise<void> {
    await Promise.all([...this.links.values()].map((link) => link.close()));
  }

  /** The address that leads there through the link of that name. */
  lead(name: string, given: string): string {
    const url = new URL(given);
    const port = this.ports.get(name);
    if (url.hostname !== LOOPBACK || port === undefined) throw new Error(`${name} is not ours: ${url.host}`);
    this.get(name).aim(Number(url.port));
    this.direct.set(name, given);
    url.port = `${port}`;
    return url.href;
  }
}
