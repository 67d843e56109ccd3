import { Injectable } from '@nestjs/common';
import type { DescribeIncidentBody } from '@rep13/contracts-admin';
import { LIST_MAX } from '@rep13/contracts-constants';
import { IncidentDescribed, type StaffIncidentView } from '@rep13/contracts-gateway';
import { Clock, NotFound, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { toStaffIncidentView, type IncidentRow } from './incident.view.ts';
import { SHOWN } from './shown.ts';

/** What staff says of incidents; measurements alone open and close them. */
@Injectable()
export class IncidentsService {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Newest first. */
  async list(): Promise<StaffIncidentView[]> {
    const rows = await this.db.query<IncidentRow[]>(
      `select * from status_incidents where ${SHOWN.incidents}
       order by opened_at desc, id desc limit ${LIST_MAX}`,
      [this.clock.now()],
    );
    return rows.map(toStaffIncidentView);
  }

  /** The words take the place of those before. @throws NotFound */
  async describe(id: number, { title, words }: DescribeIncidentBody, by: string): Promise<StaffIncidentView> {
    return this.unitOfWork.run(async ({ db, outbox }) => {
      const [rows] = await db.query<[IncidentRow[], number]>(
        `update status_incidents set title = $2, words = $3, words_by = $4, words_at = $5 where id = $1 returning *`,
        [id, title, words, by, this.clock.now()],
      );
      const [row] = rows;
      if (!row) throw new NotFound();
      outbox.add(IncidentDescribed, { incidentId: id, title, words });
      return toStaffIncidentView(row);
    });
  }
}
