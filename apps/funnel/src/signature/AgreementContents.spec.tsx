import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { later, withFakeBrowser } from '@rep13/testing-browser';
import { AgreementContents } from './AgreementContents.tsx';

withFakeBrowser();

const CLAUSES = ['Appointment', 'Fees', 'Term'].map((heading, index) => ({
  number: index + 1,
  heading,
  paragraphs: [[{ text: 'word '.repeat(220) }]],
}));
/** Where each place of the page stands in a window of 1,000 px. */
let tops: Record<string, number>;

beforeEach(() => {
  window.innerHeight = 1_000;
  tops = { 'clause-1': 300, 'clause-2': 1_500, 'clause-3': 3_000, 'your-signature': 4_000 };
  render(
    <>
      <AgreementContents clauses={CLAUSES} />
      {Object.keys(tops).map((id) => (
        <section key={id} id={id} ref={(element) => void (element && place(element))} />
      ))}
    </>,
  );
});
afterEach(cleanup);

const place = (element: HTMLElement) =>
  (element.getBoundingClientRect = () => ({ top: tops[element.id] ?? 0 }) as DOMRect);
const scrollBy = (pixels: number) => {
  for (const id of Object.keys(tops)) tops[id] = (tops[id] ?? 0) - pixels;
  window.dispatchEvent(new Event('scroll'));
  return later(50);
};
const contents = () => screen.getByRole('navigation', { name: 'Contents' });
const current = () => contents().querySelector('[aria-current]')?.textContent;
const toggle = () => screen.getByRole('button', { name: 'Contents' });

describe('the contents of the agreement', () => {
  it('say where the reader is and what is left, and lead everywhere', () => {
    expect(contents().textContent).toContain('Clause 1 of 3 3 min left');
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['1 Appointment', '#clause-1'],
      ['2 Fees', '#clause-2'],
      ['3 Term', '#clause-3'],
      ['Sign', '#your-signature'],
    ]);
  });

  it('follow the reader', async () => {
    await scrollBy(1_000);
    expect(contents().textContent).toContain('Clause 1 of 3');
    await scrollBy(200);
    expect(contents().textContent).toContain('Clause 2 of 3 2 min left');
    expect(current()).toBe('2 Fees');
    await scrollBy(2_500);
    expect(contents().textContent).toContain('Clause 3 of 3 Your signature');
    expect(contents().dataset.atEnd).toBe('true');
  });

  it('keep the clause that is read in sight, in the list alone', async () => {
    const list = screen.getByRole('list');
    list.getBoundingClientRect = () => ({ top: 100, bottom: 200 }) as DOMRect;
    const second = screen.getByRole('link', { name: '2 Fees' });
    second.getBoundingClientRect = () => ({ top: 190, bottom: 230 }) as DOMRect;
    await scrollBy(1_200);
    expect(list.scrollTop).toBe(30);
  });

  it('open as a list, and close by a choice and by Escape', () => {
    fireEvent.click(toggle());
    expect(toggle().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: '2 Fees' }));
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(toggle());
    fireEvent.keyDown(toggle(), { key: 'Escape' });
    expect(toggle().getAttribute('aria-expanded')).toBe('false');
  });
});
