import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfText } from '../../test/pdf-text.ts';
import { renderSealBox } from './seal-box.ts';

/** The narrowest there is, beside the code of a certificate. */
const SIZE = { width: 351, height: 48 };
const TEXT = `Development seal, for trying the product: it proves nothing. Check at https://${'long'.repeat(15)}.example/verify`;

/** Where its lines stand, from the bottom of the box. */
async function baselines(bytes: Uint8Array): Promise<number[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await document.getPage(1)).getTextContent();
  await document.destroy();
  return items.flatMap((item) => ('str' in item && item.str.trim() ? [item.transform[5] as number] : []));
}

describe('the drawn box of a seal', () => {
  it.each([
    'Sealed by Real Näide OÜ',
    'Sealed by 株式会社ノースウインド',
    'Sealed by נציג דוד בע״מ',
    `Sealed by ${'W'.repeat(64)}`,
    `Sealed by ${'W'.repeat(200)}`,
  ])('has all of its words within it: %s', async (heading) => {
    const bytes = await renderSealBox({ heading, text: TEXT, ...SIZE });
    const letters = (text: string) => text.normalize('NFC').replace(/\s/g, '');
    const read = letters(await pdfText(bytes));
    for (const word of `${heading} ${TEXT}`.split(' ')) expect(read).toContain(letters(word));
    const lines = await baselines(bytes);
    expect(lines.filter((at) => at < 2 || at > SIZE.height - 4)).toEqual([]);
  });
});
