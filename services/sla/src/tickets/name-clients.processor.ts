import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { Clients } from './clients.ts';
import { NAME_CLIENTS, type ClientsToName } from './name-clients.job.ts';

const BATCH = 50;

/** Each name is written at once, so a batch that breaks off goes on where it was. */
@Process(NAME_CLIENTS)
@Injectable()
export class NameClients implements JobProcessor<ClientsToName> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clients: Clients,
  ) {}

  async process({ payload: { after } }: JobTry<ClientsToName>): Promise<Conclusion | void> {
    const batch = await this.dataSource.query<{ signup_id: number }[]>(
      `select distinct signup_id from sla_tickets
       where company_name is null and signup_id > $1 order by signup_id limit $2`,
      [after, BATCH],
    );
    for (const { signup_id } of batch) await this.name(signup_id);
    const last = batch.at(-1)?.signup_id;
    if (last === undefined || batch.length < BATCH) return;
    return ({ jobs }) => Promise.resolve(jobs.enqueue(NAME_CLIENTS, `after-${last}`, { after: last }));
  }

  /** A client whose registration has had its time has no name any more. */
  private async name(signupId: number): Promise<void> {
    const client = await this.clients.find(signupId);
    await this.dataSource.query(
      'update sla_tickets set company_name = $2 where signup_id = $1 and company_name is null',
      [signupId, client?.companyName ?? null],
    );
  }
}
