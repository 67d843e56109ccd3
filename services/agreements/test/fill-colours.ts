import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** With which colours something is filled on the first page, such as `#0f1b2d`. */
export async function fillColours(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { fnArray, argsArray } = await (await document.getPage(1)).getOperatorList();
  await document.destroy();
  return fnArray.flatMap((operator, index) =>
    operator === OPS.setFillRGBColor ? [String(argsArray[index][0])] : [],
  );
}
