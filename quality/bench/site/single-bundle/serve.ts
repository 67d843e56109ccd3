import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '@rep13/local-stack';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};
const COMPRESSED = /\.(html|js|css|svg)$/;

/** A file server as good as the gateway for what is compared: compressed ahead, from memory, every path the page. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => void }> {
  const files = new Map<string, Promise<Buffer | null>>();
  const bytesOf = (name: string) => {
    const known = files.get(name) ?? compressed(join(folder, name)).catch(() => null);
    files.set(name, known);
    return known;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const path = new URL(url, 'http://localhost').pathname;
    const name = extname(path) ? path.slice(1) : 'index.html';
    const bytes = path.startsWith('/api/') ? null : await bytesOf(name);
    if (!bytes) return response.writeHead(404).end();
    const headers: Record<string, string> = { 'content-type': TYPES[extname(name)] ?? 'text/plain' };
    if (COMPRESSED.test(name)) headers['content-encoding'] = 'br';
    return response.writeHead(200, headers).end(bytes);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { url: `http://localhost:${port}`, close: () => server.close() };
}

async function compressed(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  return COMPRESSED.test(file) ? brotliCompressSync(bytes) : bytes;
}
