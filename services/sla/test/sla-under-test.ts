import { FindRepresented } from '@rep13/contracts-agreements';
import { ERROR_CODES, HOUR_MS } from '@rep13/contracts-constants';
import type { TicketAction } from '@rep13/contracts-sla/constants';
import type { Command, CommandClass, PayloadOf, ReplyOf } from '@rep13/contracts-messaging';
import { GetSignupParty, type SignupPartyView } from '@rep13/contracts-onboarding';
import { GetTicket, MoveTicket, OpenTicket, type TicketDetailView } from '@rep13/contracts-sla';
import { Clock, DomainError, NotFound } from '@rep13/service-kit';
import { eventually, startTestService, type MemoryLog, type TestService } from '@rep13/testing';
import { v7 as uuidv7 } from 'uuid';
import { sla } from '../src/service.ts';
import { SECRETS } from './secrets.ts';
import { CheckTicketDeadlines } from '../src/tickets/check-ticket-deadlines.ts';

export const SIGNUP = 123_456_789;
export const UNKNOWN_SIGNUP = 2_000_000_000;
export const COMPANY = 'Acme Inc.';
/** What an authority calls that client. */
export const TARGET = 'R13-ACME2345';
export const ADMIN = 'admin:7';

/** The service as staff use it. */
export interface SlaUnderTest extends TestService {
  readonly now: () => Date;
  /** An order that reached us so many hours ago. */
  open(given?: Partial<PayloadOf<OpenTicket>>, hoursAgo?: number): Promise<TicketDetailView>;
  act(ticketId: number, action: TicketAction, comment?: TicketComment): Promise<TicketDetailView>;
  /**
   * Sends a command until it is answered, as a form does: what a busy machine has no time for is asked again with
   * the same key, so that it is done once even if only the answer came too late.
   */
  insist<C extends Command<unknown>>(type: CommandClass<C>, payload: PayloadOf<C>): Promise<ReplyOf<C>>;
  get(ticketId: number): Promise<TicketDetailView>;
  passHours(hours: number): void;
  /** Waits until every deadline that has passed is dealt with. */
  allChecked(): Promise<void>;
}

type TicketComment = Omit<PayloadOf<MoveTicket>, 'ticketId' | 'action'>;

/** The name of a client; null for a signup that is not there. */
type NameOfClient = (signupId: number) => string | null;

const oneName: NameOfClient = (signupId) => (signupId === UNKNOWN_SIGNUP ? null : COMPANY);

/** `environment` names a database, NATS or Redis that outlives the service. */
export async function startSla(
  environment: Record<string, string> = {},
  nameOf: NameOfClient = oneName,
  log?: MemoryLog,
): Promise<SlaUnderTest> {
  const service = await startTestService(sla, { ...SECRETS, ...environment }, log);
  const now = () => service.app.get(Clock).now();
  service.stubbedServices.answer(GetSignupParty, ({ signupId }) => {
    const companyName = nameOf(signupId);
    if (companyName === null) throw new NotFound();
    return { id: signupId, companyName } as SignupPartyView;
  });
  service.stubbedServices.answer(FindRepresented, ({ target }) =>
    target === TARGET ? { signupId: SIGNUP, companyName: COMPANY } : null,
  );
  return {
    ...service,
    now,
    open: (given = {}, hoursAgo = 0) =>
      service.call(OpenTicket, buildOrder(now(), hoursAgo, given), { actor: ADMIN }),
    act: (ticketId, action, comment = {}) =>
      service.call(MoveTicket, { ticketId, action, ...comment }, { actor: ADMIN }),
    insist(type, payload) {
      const idempotency = { scope: 'staff', key: uuidv7(), fingerprint: type.subject };
      return untilAnswered(() => service.call(type, payload, { actor: ADMIN, idempotency }));
    },
    get: (ticketId) => service.call(GetTicket, { ticketId }),
    passHours: (hours) => service.passTime(hours * HOUR_MS),
    async allChecked() {
      const noneIsDue = async () => {
        await service.app.get(CheckTicketDeadlines).check();
        const rows = await service.db.query<unknown[]>(
          'select from sla_tickets where next_deadline_at <= $1 limit 1',
          [now()],
        );
        return rows.length === 0;
      };
      await eventually(noneIsDue, { fact: 'no ticket was due' });
    },
  };
}

export const buildOrder = (
  now: Date,
  hoursAgo = 0,
  given: Partial<PayloadOf<OpenTicket>> = {},
): PayloadOf<OpenTicket> => ({
  signupId: SIGNUP,
  authorityName: 'ACM',
  authorityContactDate: new Date(now.getTime() - hoursAgo * HOUR_MS).toISOString(),
  ...given,
});

/** Asks again after a 503. */
async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  const once = () =>
    ask().then(
      (answer) => ({ settled: Promise.resolve(answer) }),
      (error: unknown) => !isBusy(error) && { settled: Promise.reject<T>(error as Error) },
    );
  const { settled } = await eventually(once, { fact: 'the service answered' });
  return settled;
}

const isBusy = (error: unknown) =>
  error instanceof DomainError && (error.status === 503 || error.code === ERROR_CODES.idempotencyKeyInUse);
