import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { DetailsToPublishView } from '@rep13/contracts-agreements';
import { DetailsToPublish } from './DetailsToPublish.tsx';

const DETAILS: DetailsToPublishView = {
  coordinator: 'Autoriteit Consument & Markt (ACM)',
  coordinatorEntry: 'Notification under Article 13(4)\n\nName: Rep13 OÜ',
  websiteText: 'Legal representative in the European Union:\nRep13 OÜ',
  websiteHtml: '<p lang="en">\n<strong>Ö&#39;Hare &amp; בע״מ</strong>\n</p>',
  badgeSvg: '<svg xmlns="http://www.w3.org/2000/svg"><text>EU</text></svg>',
  badgeHtml: '<a href="https://rep13.example/register/R13-ABCDEFGH"><img alt="EU"></a>',
};

const writeText = jest.fn<(text: string) => Promise<void>>();
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);

beforeEach(() => {
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  render(<DetailsToPublish details={DETAILS} />);
});

describe('the details to publish', () => {
  it.each([
    ['Website lines as text', 'Copy the text', DETAILS.websiteText],
    ['Website lines as HTML', 'Copy the HTML', DETAILS.websiteHtml],
    ['Badge', 'Copy the badge', DETAILS.badgeHtml ?? ''],
  ])('show and copy the %s letter for letter', async (name, button, text) => {
    expect(field(name).value).toBe(text);
    await press(button);
    expect(writeText.mock.calls).toEqual([[text]]);
    expect(announced()).toEqual(['Copied.']);
  });

  it('say that the coordinator gets a letter from us, and give nothing to send there', () => {
    expect(document.body.textContent).toMatch(
      /We notify Autoriteit Consument & Markt \(ACM\) for you, by the letter that you sign/,
    );
    expect(document.body.textContent).not.toContain('Notification under Article 13(4)');
  });

  it.each([
    ['refuses', { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
    ['has none', undefined],
  ])('are selected for copying by hand where the clipboard %s', async (_, clipboard) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    await press('Copy the HTML');
    const { selectionStart, selectionEnd } = field('Website lines as HTML');
    expect(document.activeElement).toBe(field('Website lines as HTML'));
    expect([selectionStart, selectionEnd]).toEqual([0, DETAILS.websiteHtml.length]);
    expect(announced()).toEqual([expect.stringContaining('Not copied, but selected')]);
  });

  it('are selected as soon as they are entered', () => {
    act(() => field('Website lines as text').focus());
    expect(field('Website lines as text').selectionEnd).toBe(DETAILS.websiteText.length);
  });

  it('show the badge as a picture, never as markup of the page', () => {
    const picture = screen.getByRole<HTMLImageElement>('img');
    expect(decodeURIComponent(picture.src)).toBe(`data:image/svg+xml,${DETAILS.badgeSvg}`);
    expect(document.querySelector('svg')).toBeNull();
  });
});
