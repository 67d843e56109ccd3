import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useBlurAfterPress } from './useBlurAfterPress.ts';

function Fields() {
  const [left, setLeft] = useState<string[]>([]);
  const leave = (name: string) => setLeft((before) => [...before, name]);
  return (
    <form onBlurCapture={useBlurAfterPress()}>
      <input aria-label="Email" onBlur={() => leave('Email')} />
      <input aria-label="Name" onBlur={() => leave('Name')} />
      <output>{left.join()}</output>
    </form>
  );
}

let user = userEvent.setup();

const field = (name: string) => screen.getByLabelText(name);
const left = () => screen.getByRole('status').textContent;

beforeEach(() => {
  user = userEvent.setup();
  render(<Fields />);
  field('Email').focus();
});

describe('useBlurAfterPress', () => {
  it('lets a field be left at once by the keyboard', async () => {
    await user.tab();
    expect(left()).toBe('Email');
  });

  it('waits for the end of the press that took the focus', async () => {
    await user.pointer({ keys: '[MouseLeft>]', target: field('Name') });
    expect(document.activeElement).toBe(field('Name'));
    expect(left()).toBe('');
    await user.pointer('[/MouseLeft]');
    expect(await screen.findByText('Email')).toBeTruthy();
  });

  it.each([
    ['becomes a drag', () => fireEvent.pointerCancel(window)],
    ['ends where the page does not see it, by the next key', () => fireEvent.keyDown(window)],
  ])('waits no longer when the press %s', async (_, end) => {
    await user.pointer({ keys: '[MouseLeft>]', target: field('Name') });
    end();
    expect(await screen.findByText('Email')).toBeTruthy();
    await user.tab();
    expect(left()).toBe('Email,Name');
  });

  it('takes a field for not left that has the focus again', async () => {
    await user.pointer({ keys: '[MouseLeft>]', target: field('Name') });
    field('Email').focus();
    await user.pointer('[/MouseLeft]');
    expect(await screen.findByText('Name')).toBeTruthy();
  });
});
