import { buildAll } from '@rep13/commands/build';
import { startOwnProduct } from '@rep13/commands/own-product';
import { runToEnd } from '@rep13/commands/run-to-end';
import { seedDemo } from '@rep13/seed/demo';
import { writeContactSheet } from './contact-sheet.ts';
import { officerWalks } from './officer-mails.ts';
import { readOptions } from './options.ts';
import { walksOf } from './screens.ts';
import { takePictures } from './take-pictures.ts';

const print = (line: string) => console.log(line);

/**
 * `npm run pictures -- --out <folder>`: every screen at two widths and in both themes, of a product of its own with
 * demo data, an order that its officer handles by mail alone, and a page on which they are looked at.
 */
await runToEnd(async (signal) => {
  const { out, parts, against } = readOptions(process.argv.slice(2));
  await buildAll(signal);
  const product = await startOwnProduct('pictures', {}, { signal });
  try {
    const { url, admin, env, mailUrl, mailInUrl } = product;
    const signups = await seedDemo({ ...env, PUBLIC_URL: url }, print);
    const client = signups.find(({ progress }) => progress === 'client');
    const byMail =
      client && mailUrl && mailInUrl ? officerWalks({ url, mailUrl, mailInUrl, admin, client }) : [];
    const walks = [...walksOf({ url, signups, admin }), ...byMail].filter(({ part }) => parts.includes(part));
    print(await writeContactSheet(out, await takePictures(walks, url, out), against));
    return true;
  } finally {
    await product.stop();
    await product.remove();
  }
});
