import { Injectable } from '@nestjs/common';
import { foldText, LIST_MAX } from '@rep13/contracts-constants';
import { REPORT_INCOMPLETE_MAX, type TicketClockName } from '@rep13/contracts-sla/constants';
import {
  CountTickets,
  GetTicket,
  GetTicketPulse,
  GetTicketTotals,
  ListDueTickets,
  ListTicketAuthorities,
  ListTickets,
  type DueTicketView,
  type TicketDetailView,
  type TicketPulseView,
  type TicketTotalsView,
  type TicketView,
} from '@rep13/contracts-sla';
import { countRows, NotFound, OnCommand, readRunningTotals } from '@rep13/service-kit';
import { DataSource, In } from 'typeorm';
import { SearchedClients } from './searched-clients.ts';
import { SlaTicket } from './sla-ticket.entity.ts';
import { sortedIds, type TicketFilters } from './sorted-ids.ts';
import { ticketDetail } from './ticket-detail.ts';
import { toTicketView } from './ticket.view.ts';

const TABLE = 'sla_tickets';
/** Names to filter by at most. */
const AUTHORITIES_MAX = 500;
/** No client has it. */
const NO_SIGNUP = 0;
/** Entries of a calendar at most. */
const CALENDAR_MAX = 500;

/** Reads authorities' orders; changes nothing. */
@Injectable()
export class TicketQueriesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly searchedClients: SearchedClients,
  ) {}

  /** Newest first, ids are given in the order of creation; or as the query sorts them. @throws ServiceUnavailable */
  @OnCommand(ListTickets)
  async list({ limit = LIST_MAX, cursor, sort = 'newest', ...query }: ListTickets): Promise<TicketView[]> {
    const ids = await sortedIds(this.dataSource, sort, { ...(await this.rowsOf(query)), cursor, limit });
    const tickets = await this.dataSource.manager.findBy(SlaTicket, { id: In(ids) });
    const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]));
    return ids.flatMap((id) => byId.get(id) ?? []).map(toTicketView);
  }

  /** All of them are counted already; what is filtered is counted now. */
  @OnCommand(CountTickets)
  async count(query: CountTickets): Promise<number> {
    const { where, search } = await this.rowsOf(query);
    const isFiltered = search !== undefined || Object.values(where).some((value) => value !== undefined);
    return isFiltered
      ? countRows(this.dataSource, { table: TABLE, where, search })
      : (await this.totals()).total;
  }

  /** Whom tickets name, by the index alone: it jumps from one name to the next. */
  @OnCommand(ListTicketAuthorities)
  async listAuthorities(): Promise<string[]> {
    const rows = await this.dataSource.query<{ name: string }[]>(
      `with recursive keys as (
         (select authority_key as key from sla_tickets order by authority_key limit 1)
         union all
         select (select authority_key from sla_tickets where authority_key > keys.key order by authority_key limit 1)
         from keys where keys.key is not null
       )
       select (select authority_name from sla_tickets where authority_key = keys.key limit 1) as name
       from keys where key is not null limit ${AUTHORITIES_MAX}`,
    );
    return rows.map(({ name }) => name);
  }

  /** A whole Client ID or register number is a client of ours, or nobody; every other text is looked for. */
  private async rowsOf({ search, ...filters }: Filters): Promise<{ where: TicketFilters; search?: string }> {
    const where = columnsOf(filters);
    const signupId = search === undefined ? undefined : await this.searchedClients.find(search);
    if (signupId === undefined) return { where, ...(search !== undefined && { search }) };
    const isOther = filters.signupId !== undefined && filters.signupId !== signupId;
    return { where: { ...where, signup_id: isOther ? NO_SIGNUP : signupId } };
  }

  /** @throws NotFound */
  @OnCommand(GetTicket)
  async get({ ticketId: id }: GetTicket): Promise<TicketDetailView> {
    const db = this.dataSource.manager;
    const ticket = await db.findOneBy(SlaTicket, { id });
    if (!ticket) throw new NotFound();
    return ticketDetail(db, ticket);
  }

  @OnCommand(GetTicketTotals)
  totals(): Promise<TicketTotalsView> {
    return readRunningTotals(this.dataSource, TABLE, ['total', 'open', 'violations']);
  }

  @OnCommand(GetTicketPulse)
  async pulse(): Promise<TicketPulseView> {
    const [pulse] = await this.dataSource.query<TicketPulseView[]>(
      `select coalesce((select max(id) from sla_ticket_events), 0)::integer as "lastEventId",
         (select count(*) from sla_tickets where status = 'pending')::integer as pending,
         (select count(*) from sla_tickets where is_waiting)::integer as waiting,
         (select count(*) from (select from sla_tickets where is_report_incomplete limit ${REPORT_INCOMPLETE_MAX}) found)::integer
           as "reportIncomplete",
         (select count(*) from inbound_mails where state = 'waiting')::integer as "mailsWaiting"`,
    );
    return pulse ?? { lastEventId: 0, pending: 0, waiting: 0, reportIncomplete: 0, mailsWaiting: 0 };
  }

  /** Each clock that runs out in the time, the earliest first. */
  @OnCommand(ListDueTickets)
  async listDue({ from, to }: ListDueTickets): Promise<DueTicketView[]> {
    const due = (clock: TicketClockName, at: string, isOpen: string) => `
      select id, ticket_number, company_name, authority_name, assignee_id, '${clock}' as clock, ${at} as due_at
      from sla_tickets where ${isOpen} and ${at} >= $1 and ${at} < $2 and status <> 'closed'`;
    const rows = await this.dataSource.query<DueRow[]>(
      `${due('acknowledge', `authority_contact_date + interval '24 hours'`, 'response_date is null and is_open')}
       union all ${due('answer', 'answer_due_at', 'answer_met_at is null')}
       union all ${due('client', 'client_due_at', 'client_met_at is null and client_missed_at is null and paused_at is null')}
       union all ${due('authority', 'authority_wait_due_at', 'authority_wait_met_at is null and authority_wait_missed_at is null')}
       union all ${due('step', 'next_due_at', `next_due = 'step'`)}
       union all ${due('message', 'next_due_at', `next_due = 'message'`)}
       order by due_at, id limit ${CALENDAR_MAX}`,
      [from, to],
    );
    return rows.map(({ due_at, ...row }) => ({
      ticketId: row.id,
      ticketNumber: row.ticket_number,
      companyName: row.company_name,
      authorityName: row.authority_name,
      assigneeId: row.assignee_id,
      clock: row.clock,
      dueAt: due_at.toISOString(),
    }));
  }
}

interface DueRow {
  readonly id: number;
  readonly ticket_number: string;
  readonly company_name: string | null;
  readonly authority_name: string;
  readonly assignee_id: number | null;
  readonly clock: TicketClockName;
  readonly due_at: Date;
}

type Filters = Omit<ListTickets, 'limit' | 'cursor' | 'sort' | 'replyType'>;

const columnsOf = (filters: Omit<Filters, 'search'>): TicketFilters => ({
  signup_id: filters.signupId,
  status: filters.status,
  urgency_level: filters.urgencyLevel,
  sla_compliant: filters.compliant,
  // The promise that is counted is that of orders.
  life_at_risk: filters.compliant === undefined ? undefined : false,
  authority_key: filters.authority ? foldText(filters.authority) : undefined,
  issuing_state: filters.issuingState ?? undefined,
  order_kind: filters.orderKind,
  is_open: filters.open,
  is_unmatched: filters.unmatched,
  is_waiting: filters.waiting,
  is_report_incomplete: filters.reportIncomplete,
  assignee_id: filters.assigneeId ?? undefined,
  is_unassigned: filters.assigneeId === null ? true : undefined,
  do_not_inform: filters.forClient ? false : undefined,
  forwarded_to_client: filters.forClient ? true : undefined,
});
