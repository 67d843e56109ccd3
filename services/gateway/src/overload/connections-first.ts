import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { isArriving } from '../edge/send-error.ts';

/** So long may work wait for connections, however many more of them come. */
const PATIENCE_MS = 100;
/** So much is begun in one turn of the loop. */
const AT_ONCE_MS = 2;

interface Arrived {
  readonly at: number;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly begin: () => void;
}

/**
 * Begins work when no connection waits to be accepted. Node accepts one connection in each turn of its loop: with work in
 * every turn, a flood of new connections would wait for seconds, even for the answer that there is no room.
 */
export class ConnectionsFirst {
  private readonly arrived: Arrived[] = [];
  private isAccepting = false;

  constructor(server: Server) {
    server.on('connection', () => (this.isAccepting = true));
  }

  /** How many calls wait. One whose body is still on its way takes nobody's room. */
  get size(): number {
    return this.arrived.filter(({ request }) => !isArriving(request)).length;
  }

  /** Whose sender hangs up meanwhile is not begun: its end, which gives back its places, is over. */
  add(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    this.arrived.push({ at: performance.now(), request, response, begin });
    if (this.arrived.length === 1) setImmediate(this.takeTurn);
  }

  private readonly takeTurn = (): void => {
    const now = performance.now();
    const latest = this.isAccepting ? now - PATIENCE_MS : now;
    this.isAccepting = false;
    while (this.arrived[0] && this.arrived[0].at <= latest) {
      const { response, begin } = this.arrived.shift()!;
      if (!response.destroyed) begin();
      if (performance.now() - now >= AT_ONCE_MS) break;
    }
    if (this.arrived.length > 0) setImmediate(this.takeTurn);
  };
}
