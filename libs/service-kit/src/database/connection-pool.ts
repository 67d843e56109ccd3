import pg from 'pg';

/** SQLSTATE of "the connection cannot be made", which Postgres itself cannot say. */
const UNABLE_TO_CONNECT = '08001';

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: unknown) => void,
) => void;

/** pg's pool; its failures to connect have a code, as those of Postgres and of sockets do. */
export class ConnectionPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | void {
    if (!connected) return super.connect().catch((error: unknown) => Promise.reject(withCode(error)));
    super.connect((error, ...rest) => connected(error && withCode(error), ...rest));
  }
}

const withCode = <E>(error: E): E =>
  error instanceof Error && !('code' in error) ? Object.assign(error, { code: UNABLE_TO_CONNECT }) : error;
