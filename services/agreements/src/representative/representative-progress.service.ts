import { Inject, Injectable } from '@nestjs/common';
import {
  CompareRepresentativeRecords,
  CountRecordLettersToSend,
  GetRepresentativeRecord,
  type RecordChange,
  type RepresentativeRecordView,
} from '@rep13/contracts-agreements';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { LEGAL_ENTITY, NotFound, OnCommand } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { representativeFacts } from '../designations/letter-facts.ts';
import { toRepresentative } from '../text/particulars.ts';
import { recordChanges, type RecordFacts } from '../representative-record/record-facts.ts';
import { RepresentativeRecord } from '../representative-record/representative-record.entity.ts';

type Counted = Required<Pick<RepresentativeRecordView, 'mandates' | 'certified' | 'clientsToTell'>> &
  RepresentativeRecordView['letters'];

/** Letters with the details of now for mandates that began with others: by what they say, as drafts follow at the start. */
const LETTERS = `
  select d.state from designations d
    join mandates m on m.id = d.mandate_id
    join representative_records r on r.id = $1
  where m.state in ('in_force', 'ending') and m.began_at < r.since
    and d.letter->'facts' @> $2::jsonb and (d.reason = 'end' or d.coordinator = $3)`;

/** A certificate from before the first stored record prints what that one says, as far as anybody knows. */
const COUNTS = `
  with in_force as (select id from mandates where state in ('in_force', 'ending')),
    first as (select min(id) as id from representative_records),
    printed as (select c.*, coalesce(c.record_id, first.id) as prints from certificates c, first
      where c.mandate_id in (select id from in_force)),
    given as (select distinct on (mandate_id) prints from printed
      where announced_at is not null and prints < $1 order by mandate_id, version desc),
    letters as (${LETTERS})
  select (select count(*)::int from in_force) as mandates,
    (select count(*)::int from printed where revoked_at is null and prints = $1) as certified,
    (select count(*)::int from given join representative_records r on r.id = given.prints
      where r.fingerprint <> (select fingerprint from representative_records where id = $1)) as "clientsToTell",
    (select count(*)::int from letters where state = 'draft') as drafted,
    (select count(*)::int from letters where state in ('signed', 'returned', 'sending')) as signed,
    (select count(*)::int from letters where state in ('sent', 'acknowledged')) as sent`;

/** How far certificates and letters have followed the record of now. */
@Injectable()
export class RepresentativeProgressService {
  constructor(
    private readonly dataSource: DataSource,
    @Inject(LEGAL_ENTITY) private readonly entity: LegalEntity,
  ) {}

  @OnCommand(GetRepresentativeRecord)
  async find(): Promise<RepresentativeRecordView | null> {
    const [record, before] = await this.newestTwo();
    if (!record) return null;
    const { mandates, certified, clientsToTell, ...letters } = await this.count(record.id);
    return {
      since: record.since.toISOString(),
      changes: before ? recordChanges(before.facts, record.facts) : [],
      mandates,
      certified,
      clientsToTell,
      isFollowed: record.followedAt !== null,
      letters,
    };
  }

  /** @throws NotFound */
  @OnCommand(CompareRepresentativeRecords)
  async compare({
    formerRecordId,
    recordId,
  }: CompareRepresentativeRecords): Promise<readonly RecordChange[]> {
    const [former, now] = await Promise.all([this.facts(formerRecordId), this.facts(recordId)]);
    return recordChanges(former, now);
  }

  private async facts(id: number): Promise<RecordFacts> {
    const record = await this.dataSource.manager.findOneBy(RepresentativeRecord, { id });
    if (!record) throw new NotFound();
    return record.facts;
  }

  /** Those that wait for staff because the record changed. */
  @OnCommand(CountRecordLettersToSend)
  async lettersToSend(): Promise<number> {
    const [record, before] = await this.newestTwo();
    if (!record || !before) return 0;
    const [counted] = await this.dataSource.query<{ letters: number }[]>(
      `select count(*)::int as letters from (${LETTERS}) written where state in ('signed', 'returned')`,
      this.printed(record.id),
    );
    return counted?.letters ?? 0;
  }

  private newestTwo(): Promise<RepresentativeRecord[]> {
    return this.dataSource.manager.find(RepresentativeRecord, { order: { id: 'DESC' }, take: 2 });
  }

  private async count(recordId: number): Promise<Counted> {
    const [counted] = await this.dataSource.query<Counted[]>(COUNTS, this.printed(recordId));
    return counted as Counted;
  }

  private printed(recordId: number): readonly [number, string, string] {
    const representative = toRepresentative(this.entity);
    return [recordId, JSON.stringify(representativeFacts({ representative })), representative.coordinator];
  }
}
