import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page, as a reader's search finds it. */
export async function pdfPages(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
  }
  await document.destroy();
  return pages;
}

/**
 * How far down each page is written, feet left out: 0 where nothing stands, 1 where no line has room any more.
 * `footAt` is how far above the page's edge, in points, its foot begins.
 */
export async function pagesFilledTo(bytes: Uint8Array, footAt: number): Promise<number[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const filled: number[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const heights = items.flatMap((item) =>
      'str' in item && item.str.trim() ? [item.transform[5] as number] : [],
    );
    const top = page.getViewport({ scale: 1 }).height;
    const lowest = Math.min(top, ...heights.filter((height) => height > footAt));
    filled.push((top - lowest) / (top - footAt));
  }
  await document.destroy();
  return filled;
}

export const pdfText = async (bytes: Uint8Array): Promise<string> => (await pdfPages(bytes)).join('\n');
