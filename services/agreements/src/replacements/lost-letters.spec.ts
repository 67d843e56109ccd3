import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { withoutCharacter } from '../../test/damaged-pdf.ts';
import { buildSignedDocument } from '../../test/signed-document.builder.ts';
import { fileOf } from '../pdf/fonts.ts';
import { endDocument, newDocument } from '../pdf/new-document.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { lostLetters } from './lost-letters.ts';

const MARGINS = { top: 10, bottom: 10, left: 10, right: 10 };

describe('the letters that a PDF has lost', () => {
  it.each(['Işık Yazılım', 'Công ty Nguyễn Huế', 'דוד כהן בע״מ', 'محمد شركة', 'บริษัท ไทย', '东京株式会社'])(
    'are none of %s',
    async (companyName) => {
      expect(lostLetters(await renderPdf(buildSignedDocument({ companyName })))).toBe(0);
    },
  );

  it('are found in a document of before: its font was open when the letter was met as a part of another', async () => {
    const font = create(readFileSync(fileOf('text'))) as Font;
    const written = (text: string) => {
      const doc = newDocument({ title: 'A', author: 'A', at: '2026-11-25T00:00:00.000Z', margins: MARGINS });
      // Its typings know no open fonts.
      doc.font(font as Font & Buffer, 'text').text(text);
      return endDocument(doc);
    };
    expect(lostLetters(await written('García Río'))).toBe(0);
    expect(lostLetters(await written('Işık Yazılım'))).toBe(1);
  });

  it('are those that stand for nothing, in each font that draws them', async () => {
    const pdf = await renderPdf(buildSignedDocument({ companyName: 'Işık Yazılım' }));
    expect(lostLetters(withoutCharacter(pdf, 'ı'))).toBeGreaterThan(0);
  });
});
