import type { TransferSection } from '@rep13/contracts-agreements';
import { pdfPages } from '../../test/pdf-text.ts';
import { renderTransferFile } from './render-transfer-file.ts';

const documentOf = (sections: readonly TransferSection[]) => ({
  brand: 'Rep13',
  author: 'Rep13 OÜ',
  companyName: 'Northwind Ltd',
  madeAt: '2026-11-28T09:15:00.000Z' as const,
  note: null,
  sections,
});
const pagesOf = async (sections: readonly TransferSection[]) =>
  (await pdfPages(await renderTransferFile(documentOf(sections)))).map((page) => page.replace(/\s+/g, ' '));

describe('a transfer file as a PDF', () => {
  it('says whose it is, of when, each fact by its name, and that no seal proves it', async () => {
    const [page = '', ...others] = await pagesOf([
      {
        heading: 'Mandate',
        facts: [{ label: 'Register number', value: 'R13-2026-ABCD' }],
        texts: [{ label: 'The service', text: 'A market place.\nFor bicycles.' }],
      },
      { heading: 'Orders from authorities', facts: [], texts: [] },
    ]);
    for (const text of [
      'Transfer file of Northwind Ltd What the next legal representative of Northwind Ltd',
      '28 November 2026, 09:15:00 UTC',
      'Mandate Register number R13-2026-ABCD The service A market place. For bicycles.',
      'Orders from authorities None.',
      'Without a seal',
      'page 1 of 1',
    ])
      expect(page).toContain(text);
    expect(others).toEqual([]);
  });

  it('loses no line of many orders and of the longest texts', async () => {
    const numbers = Array.from({ length: 400 }, (_, index) => `SLA-2026-${String(index).padStart(5, '0')}`);
    const parts = Array.from({ length: 3_000 }, (_, index) => `word${index}`);
    const pages = await pagesOf([
      { heading: 'Plan', facts: [], texts: [{ label: 'Long', text: parts.join(' ') }] },
      { heading: 'Orders', facts: numbers.map((label) => ({ label, value: 'Open.' })), texts: [] },
    ]);
    const text = pages.join(' ');
    expect([...parts, ...numbers].filter((part) => !text.includes(part))).toEqual([]);
    expect(pages.length).toBeGreaterThan(10);
  });
});
