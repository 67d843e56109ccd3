import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { appFolder, root } from './paths.mjs';

const FOLDER = join(appFolder('marketing'), 'src/site-files');
const file = (name: string) => join(FOLDER, name);

/** An .ico that holds one PNG: two headers, then the picture. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** `npx tsx tools/web/draw-site-pictures.ts`: the pictures that others show for us, made of the drawings beside. */
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});

async function draw(address: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.goto(address);
  await page.evaluate('document.fonts.ready');
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

const icon = pathToFileURL(file('icon.svg')).href;
const social = pathToFileURL(join(root, 'tools/web/pictures/social-image.html')).href;
await writeFile(file('favicon.ico'), iconFile(await draw(icon, 32, 32), 32));
await writeFile(file('apple-touch-icon.png'), await draw(icon, 180, 180));
await writeFile(file('social-image.png'), await draw(social, 1200, 630));
await browser.close();
