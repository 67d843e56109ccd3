import { applyDecorators, Get } from '@nestjs/common';
import type { Command, CommandClass, ListQuery } from '@rep13/contracts-messaging';
import { NeedsStepUp } from '../../identity/index.ts';
import type { Columns } from './export-csv.ts';

/** What staff can download as a CSV file. */
export interface ExportedRows<Row> {
  /** In the route, the name of the file and the audit log. */
  readonly name: string;
  readonly columns: Columns<Row>;
}

/** A list whose rows a service answers page by page. */
export interface ExportedList<Row extends { readonly id: number }> extends ExportedRows<Row> {
  readonly list: CommandClass<ListQuery & Command<Row[]>>;
}

/** The route of the file. It holds more rows than any page shows, so it needs the password again. */
export const Exports = ({ name }: Pick<ExportedRows<never>, 'name'>): MethodDecorator =>
  applyDecorators(Get(`${name}/export`), NeedsStepUp('admin'));
