import { docx, odt, zipOf } from '@rep13/testing/files';
import { archiveFaultOf } from './archive-fault.ts';

describe('a docx or odt', () => {
  it.each([
    ['macros of Word', 'word/vbaProject.bin'],
    ['a control', 'word/activeX/activeX1.xml'],
    ['macros of LibreOffice', 'Basic/Standard/Module1.xml'],
    ['a script', 'Scripts/python/a.py'],
  ])('is active with %s', (_, name) => {
    expect(archiveFaultOf(zipOf({ 'content.xml': '<x/>', [name]: 'x' }))).toBe('active');
  });

  it.each([
    ['a Word text', docx()],
    ['an OpenDocument text', odt()],
    ['a chart with its table', zipOf({ 'word/embeddings/Microsoft_Excel_Sheet1.xlsx': 'x' })],
    ['a text about Basic', zipOf({ 'content.xml': 'Basic/Standard vbaProject.bin' })],
    ['half an archive', docx().subarray(0, -40)],
  ])('is taken: %s', (_, bytes) => {
    expect(archiveFaultOf(bytes)).toBeUndefined();
  });
});
