import { createServer, type RequestListener, type Server } from 'node:http';
import { pathOf, type HostilePage } from './hostile-pages.ts';
import type { Website } from '../product/reach-website.ts';

/** The attack's website and what stands inside. */
export interface Websites {
  /** Connections that the server inside has seen: there must be none. */
  seenInside(): number;
  stop(): Promise<void>;
}

export const GOOD_PATH = '/good';

/** @param goodPage says who represents the client */
export async function serveWebsites(
  { port, insidePort }: Website,
  pages: readonly HostilePage[],
  goodPage: string,
): Promise<Websites> {
  let inside = 0;
  const website = await listening(port, ({ url = '' }, response) => {
    const page = pages.find((one) => pathOf(one) === url);
    if (page) page.serve(response);
    else if (url === GOOD_PATH) response.setHeader('Content-Type', 'text/html').end(goodPage);
    else response.writeHead(404).end();
  });
  const within = await listening(insidePort, (_, response) => response.end('inside'));
  within.on('connection', () => (inside += 1));
  const stop = async () => {
    await Promise.all([website, within].map((server) => closed(server)));
  };
  return { seenInside: () => inside, stop };
}

async function listening(port: number, listener: RequestListener): Promise<Server> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
