import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { SafeFetcher } from '@rep13/safe-fetch';
import type { TestService } from '@rep13/testing';
import { WEBSITE_FETCHER } from '../src/publication-watch/website/website-fetcher.ts';

const { name, street, postalCode, city, country, authorityEmail, phone } = SAMPLE_LEGAL_ENTITY;

/** A page as our text for websites makes it. */
export const IMPRINT = `<!doctype html><h1>Legal</h1><p><strong>${name}</strong><br>${street}, ${postalCode} ${city},
  ${country}<br><a href="mailto:${authorityEmail}">${authorityEmail}</a><br><a href="tel:x">${phone}</a></p>`;

export const EMPTY = '<!doctype html><h1>We sell shoes</h1>';

/** A page that a program in the browser fills. */
export const SHELL = '<!doctype html><div id="root"></div><script src="/app.js"></script>';

/** The website of a client: its pages by path, and how often each was asked for. */
export interface Website {
  readonly pages: Map<string, string | number>;
  readonly asked: string[];
  /** Answers nobody until what is returned is called. */
  hold(): () => void;
  readonly port: number;
  /** `client.example` at the port. */
  readonly url: string;
  stop(): Promise<void>;
}

/** On this machine, where only this service may reach it, and only by the name `client.example` and names below. */
export async function openWebsite(service: TestService): Promise<Website> {
  const pages = new Map<string, string | number>();
  const asked: string[] = [];
  let held = Promise.resolve();
  const server = createServer(async ({ url = '' }, response) => {
    asked.push(url);
    await held;
    const page = pages.get(url) ?? 404;
    const [status, text] = typeof page === 'number' ? [page, ''] : [200, page];
    response
      .writeHead(status, { 'content-type': url === '/robots.txt' ? 'text/plain' : 'text/html' })
      .end(text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  service.app.get<SafeFetcher>(WEBSITE_FETCHER).visit = () => reaching(port).visit();
  return {
    pages,
    asked,
    hold: () => {
      let letGo = () => {};
      held = new Promise((resolve) => (letGo = resolve));
      return letGo;
    },
    port,
    url: `http://client.example:${port}/`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((stopped) => server.close(stopped));
    },
  };
}

const reaching = (port: number) =>
  new SafeFetcher({
    userAgent: 'Rep13-Test/1.0',
    resolve: () => Promise.resolve(['127.0.0.1']),
    exempt: { 'client.example': '127.0.0.1', 'www.client.example': '127.0.0.1' },
    ports: [port],
  });
