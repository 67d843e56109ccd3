import { Injectable } from '@nestjs/common';
import { AnyListExported, FIRST_EXPORTED_LISTS, ListExported } from '@rep13/contracts-gateway';
import type { ListQuery } from '@rep13/contracts-messaging';
import { Clock, RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { AuditTrail } from '../../identity/index.ts';
import { countedRows } from './counted-rows.ts';
import { sendCsv } from './export-csv.ts';
import { exportRows } from './export-rows.ts';
import type { ExportedList, ExportedRows } from './exported-list.ts';

/** A file, and what of it was asked for. */
interface Asked<Row> {
  readonly exported: ExportedRows<Row>;
  /** Between the name and `.csv`. */
  readonly period: string;
  readonly query: object;
}

/** Sends lists as CSV files, each with its entry in the audit log. */
@Injectable()
export class ListExports {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
  ) {}

  /** All rows that the filters leave. */
  send<Row extends { readonly id: number }>(
    response: Response,
    exported: ExportedList<Row>,
    query: ListQuery,
  ): Promise<void> {
    const rows = exportRows<Row>(
      (page) => this.rpc.call(exported.list, { ...query, ...page }) as Promise<Row[]>,
      query,
    );
    const period = this.clock.now().toISOString().slice(0, 10);
    return this.sendRows(response, { exported, period, query }, rows);
  }

  sendRows<Row extends object>(
    response: Response,
    { exported: { name, columns }, period, query }: Asked<Row>,
    rows: AsyncGenerator<Row, void, undefined>,
  ): Promise<void> {
    return sendCsv(response, { name: `${name}-${period}.csv`, columns }, this.recorded(name, query, rows));
  }

  /** The end of the file only comes once the audit log knows of it. */
  private recorded<Row>(list: string, query: object, rows: AsyncGenerator<Row, void, undefined>) {
    const filters = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    const first = FIRST_EXPORTED_LISTS.find((each) => each === list);
    return countedRows(rows, (counted) =>
      this.trail.announceTogether((outbox) => {
        const exported = { filters, ...counted };
        if (first) outbox.add(ListExported, { list: first, ...exported, alsoAsV2: true });
        outbox.add(AnyListExported, { list, ...exported, ...(first && { alsoAsV1: true }) });
      }),
    );
  }
}
