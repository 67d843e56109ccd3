import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request, Response } from 'express';

export const REGISTRY_PATH = '/remotes.json';

/** Exactly what a build puts into its folder; nothing else below the web root is ever answered. */
const FILE =
  /^\/(shell|marketing|funnel|client-portal|admin)\/[0-9a-f]{16}\/[\w@.-]+\.(js|css|woff2|svg|png|webp|avif)$/;
const COMPRESSED = /\.(js|css|svg)$/;
const NO_LONGER_THERE = { code: 'gateway.not-found', message: 'Not found' };

export const isDeployedFile = (path: string): boolean => FILE.test(path);

/** The folder's name follows from the content, so the answer never changes. */
export async function sendDeployedFile(
  request: Request,
  response: Response,
  webRoot: string,
  path: string,
): Promise<void> {
  const isCompressed = COMPRESSED.test(path) && request.acceptsEncodings(['br', 'identity']) === 'br';
  if (COMPRESSED.test(path)) response.vary('Accept-Encoding');
  const file = isCompressed ? `${path}.br` : path;
  if (!(await isReallyThere(webRoot, file))) return sendNotFound(response);
  response.type(path.slice(path.lastIndexOf('.')));
  if (isCompressed) response.setHeader('Content-Encoding', 'br');
  send(response, file, { root: webRoot, immutable: true, maxAge: '365d' });
}

/** What is deployed right now; asked for again on every visit. */
export function sendRegistry(response: Response, webRoot: string): void {
  send(response, REGISTRY_PATH, {
    root: webRoot,
    cacheControl: false,
    headers: { 'Cache-Control': 'no-cache' },
  });
}

/** A link could lead out of the web root. */
async function isReallyThere(webRoot: string, path: string): Promise<boolean> {
  try {
    return (await realpath(join(webRoot, path))) === join(await realpath(webRoot), path);
  } catch {
    return false;
  }
}

function send(response: Response, path: string, options: Parameters<Response['sendFile']>[1]): void {
  response.sendFile(path.slice(1), options, (error) => {
    if (error && !response.headersSent) sendNotFound(response);
  });
}

function sendNotFound(response: Response): void {
  response.removeHeader('Content-Encoding');
  response.setHeader('Cache-Control', 'no-store');
  response.status(404).json(NO_LONGER_THERE);
}
