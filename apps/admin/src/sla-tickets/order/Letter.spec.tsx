import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Letter } from './Letter.tsx';

describe('a text that goes out on paper', () => {
  it('is marked while it is printed, and shows what hides in it', () => {
    const marked: boolean[] = [];
    const print = jest.spyOn(window, 'print').mockImplementation(() => {
      marked.push(document.querySelector('[data-printed]') !== null);
    });
    render(<Letter title="Receipt" text={'Your order A\u202e1 has come.'} />);
    expect(screen.getByText('Your order A[U+202E]1 has come.')).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Print', hidden: true }));

    expect(marked).toEqual([true]);
    expect(document.querySelector('[data-printed]')).toBeNull();
    print.mockRestore();
  });
});
