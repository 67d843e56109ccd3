import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateRawSync } from 'node:zlib';
import type { PublicationVerdict } from '@rep13/contracts-onboarding';
import type { PublishedFact } from '@rep13/contracts-onboarding/constants';
import { SafeFetcher } from '@rep13/safe-fetch';

/** An answer that is not a plain page in UTF-8. */
interface Answer {
  readonly body: string;
  readonly status?: number;
  /** Of `Content-Type`; more than one line, or none, for servers that do so. */
  readonly type?: string | readonly string[];
  readonly charset?: BufferEncoding;
  readonly encoding?: 'deflate-raw';
  readonly location?: string;
  /** How often the body is sent. */
  readonly times?: number;
}

/** One of the websites in `websites/`, and what is to be said of it. */
export interface WebsiteCase {
  /** What it is for. */
  readonly what: string;
  readonly pages: Readonly<Record<string, string | Answer>>;
  /** Whether the line on Article 11 DSA is looked for too. */
  readonly contactPoint?: boolean;
  readonly verdict: PublicationVerdict;
  readonly reason?: string;
  /** Of a page that shows some. */
  readonly missing?: readonly PublishedFact[];
}

/** Serves websites by the names of their hosts, where only the fetcher that comes with it may reach them. */
export async function serveWebsites(websites: ReadonlyMap<string, WebsiteCase>) {
  const server = createServer(({ url = '', headers: { host = '' } }, response) =>
    answer(
      response,
      websites.get(host.replace(/:\d+$/, ''))?.pages[url] ?? { body: 'not found', status: 404 },
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const fetcher = new SafeFetcher({
    userAgent: 'Rep13-PublicationWatch/1.0 (support@rep13.example)',
    resolve: () => Promise.resolve(['127.0.0.1']),
    exempt: Object.fromEntries([...websites.keys()].map((host) => [host, '127.0.0.1'])),
    ports: [port],
  });
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((stopped) => server.close(stopped));
  };
  return { fetcher, urlOf: (host: string) => `http://${host}:${port}/`, stop };
}

function answer(response: ServerResponse, page: string | Answer): void {
  const given: Answer = typeof page === 'string' ? { body: page } : page;
  const { body, status = 200, charset = 'utf8', times = 1 } = given;
  const types = [given.type ?? 'text/html; charset=utf-8'].flat();
  const headers = [
    ...types.flatMap((type) => ['content-type', type]),
    ...(given.location ? ['location', given.location] : []),
    ...(given.encoding ? ['content-encoding', 'deflate'] : []),
  ];
  const bytes = Buffer.from(body.repeat(times), charset);
  response.writeHead(status, headers).end(given.encoding ? deflateRawSync(bytes) : bytes);
}
