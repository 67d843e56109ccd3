import {
  PDF,
  PdfArray,
  PdfDict,
  PdfName,
  PdfNumber,
  PdfString,
  type PdfObject,
  type PdfRef,
} from '@libpdf/core';
import { NOTED_BY, SEAL_PLACE } from '../pdf/seal-place.ts';
import { sealBox, spoken, type SealText } from './seal-text.ts';

/** Where the renderer left room for the seal. */
interface SealPlace {
  readonly page: { readonly ref: PdfRef; readonly dict: PdfDict };
  readonly rect: PdfArray;
}

/** Its box, drawn in the file but shown on no page yet. */
interface DrawnSeal extends SealPlace {
  readonly drawing: PdfRef;
  readonly text: SealText;
}

/** As the document says it, such as `nl-NL`; undefined where it says nothing. */
export const languageOf = (document: PDF): string | undefined =>
  document.getCatalog().getString('Lang', resolverOf(document))?.asString();

/** Undefined for a file that was made before seals showed: it has no room for one. */
export async function drawSeal(document: PDF, text: SealText): Promise<DrawnSeal | undefined> {
  const place = sealPlaceIn(document);
  if (!place) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersIn(place.rect);
  const box = await sealBox({ ...text, width: right - left, height: top - bottom });
  const { ref } = await document.embedPage(await PDF.load(box), 0);
  return { ...place, drawing: ref, text };
}

/**
 * Shows the seal in its field, on the page and in the document's structure, where who hears the document meets it last.
 * @throws unless the document has the field and is tagged.
 */
export function showSeal(document: PDF, fieldName: string, { page, rect, drawing, text }: DrawnSeal): void {
  const field = document
    .getForm()
    ?.getSignatureFields()
    .find(({ name }) => name === fieldName)
    ?.getDict();
  const ref = field && document.context.getRef(field);
  if (!field || !ref) throw new Error('the document has no field for its seal');
  field.set('Rect', rect);
  field.set('P', page.ref);
  field.set('AP', PdfDict.of({ N: drawing }));
  field.set('TU', PdfString.fromString(spoken(text)));
  field.set('StructParent', PdfNumber.of(tagField(document, page, ref)));
  const onPage = page.dict.getArray('Annots', resolverOf(document));
  if (onPage) onPage.push(ref);
  else page.dict.set('Annots', PdfArray.of(ref));
  // The library names fonts for fields that people fill in, which it does not embed.
  const form = document.getCatalog().getDict('AcroForm', resolverOf(document));
  form?.delete('DR');
  form?.delete('DA');
}

function sealPlaceIn(document: PDF): SealPlace | undefined {
  const resolve = resolverOf(document);
  for (const page of document.getPages()) {
    const noted = page.dict.getDict('PieceInfo', resolve)?.getDict(NOTED_BY, resolve);
    const rect = noted?.getDict('Private', resolve)?.getArray(SEAL_PLACE, resolve);
    if (rect) return { page, rect };
  }
  return undefined;
}

/** A form field of the structure (ISO 14289-1, 7.18.4). @returns its key in the tree of parents. */
function tagField(document: PDF, page: SealPlace['page'], field: PdfRef): number {
  const resolve = resolverOf(document);
  const root = document.getCatalog().getDict('StructTreeRoot', resolve);
  const tree = root?.getDict('ParentTree', resolve);
  const numbers = tree?.getArray('Nums', resolve);
  const [top] = root?.getArray('K', resolve) ?? [];
  const children = top?.type === 'ref' ? childrenOf(document, top) : undefined;
  if (!root || !tree || !numbers || top?.type !== 'ref' || !children)
    throw new Error('the document is not tagged');
  const key = root.getNumber('ParentTreeNextKey', resolve)?.value ?? 0;
  const reference = PdfDict.of({ Type: PdfName.of('OBJR'), Obj: field, Pg: page.ref });
  const element = document.register(
    PdfDict.of({ S: PdfName.of('Form'), P: top, Pg: page.ref, K: PdfArray.of(reference) }),
  );
  children.push(element);
  numbers.push(PdfNumber.of(key), element);
  // The root of a tree has no limits, but pdfkit writes some.
  tree.delete('Limits');
  root.set('ParentTreeNextKey', PdfNumber.of(key + 1));
  return key;
}

function childrenOf(document: PDF, element: PdfRef): PdfArray | undefined {
  const found = document.getObject(element);
  return found instanceof PdfDict ? found.getArray('K', resolverOf(document)) : undefined;
}

const numbersIn = (array: PdfArray): number[] =>
  array.toArray().map((each: PdfObject) => (each instanceof PdfNumber ? each.value : 0));

const resolverOf = (document: PDF) => document.getObject.bind(document);
