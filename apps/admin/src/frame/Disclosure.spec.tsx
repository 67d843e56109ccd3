import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { press, settle, withFakeBrowser } from '@rep13/testing-browser';
import { Disclosure } from './Disclosure.tsx';

withFakeBrowser();

const button = () => screen.getByRole('button', { name: 'Filters' });
const isOpen = () => button().getAttribute('aria-expanded');

async function show(): Promise<void> {
  render(
    <>
      <Disclosure label="Filters">{() => <input aria-label="Authority" />}</Disclosure>
      <input aria-label="Elsewhere" />
    </>,
  );
  await press('Filters');
}

describe('Disclosure', () => {
  it('stands after its button, where the tab key goes through it and out', async () => {
    await show();
    const field = screen.getByLabelText('Authority');
    expect(button().compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    act(() => field.focus());
    const goesOn = fireEvent.keyDown(field, { key: 'Tab', keyCode: 9 });
    expect([goesOn, isOpen()]).toEqual([true, 'true']);
    act(() => screen.getByLabelText('Elsewhere').focus());
    await settle();
    expect(isOpen()).toBe('false');
  });

  it('closes with Escape and gives the focus back', async () => {
    await show();
    const field = screen.getByLabelText('Authority');
    act(() => field.focus());
    fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
    await settle();
    expect([isOpen(), document.activeElement]).toEqual(['false', button()]);
  });
});
