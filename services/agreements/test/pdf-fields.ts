import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A form field as another reader of PDFs finds it. */
export interface ShownField {
  readonly page: number;
  readonly name: string;
  readonly type: string;
  /** Left, bottom, right and top, in points. */
  readonly rect: readonly number[];
  /** What is read aloud. */
  readonly spoken: string;
  readonly hasAppearance: boolean;
  /** What it is in the structure of its page; undefined where it is in none. */
  readonly role: string | undefined;
}

interface Node {
  readonly role?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** Every annotation of every page, by pdf.js. */
export async function shownFields(bytes: Uint8Array): Promise<ShownField[]> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const fields: ShownField[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const tree = (await page.getStructTree()) as Node | null;
    for (const each of (await page.getAnnotations()) as Record<string, unknown>[])
      fields.push({
        page: number,
        name: each['fieldName'] as string,
        type: each['fieldType'] as string,
        rect: each['rect'] as number[],
        spoken: each['alternativeText'] as string,
        hasAppearance: each['hasAppearance'] as boolean,
        role: tree ? roleOf(tree, `pdfjs_internal_id_${String(each['id'])}`) : undefined,
      });
  }
  await document.destroy();
  return fields;
}

/** The role of the element that has this annotation as its child. */
function roleOf({ role, children = [] }: Node, id: string): string | undefined {
  if (children.some((child) => child.id === id)) return role;
  for (const child of children) {
    const found = roleOf(child, id);
    if (found) return found;
  }
  return undefined;
}
