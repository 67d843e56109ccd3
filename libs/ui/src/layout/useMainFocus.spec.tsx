import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useMainFocus } from './useMainFocus.ts';

function View() {
  useMainFocus();
  return null;
}

describe('useMainFocus', () => {
  it('starts a reader at the beginning of the view', () => {
    render(
      <main tabIndex={-1}>
        <View />
      </main>,
    );
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});
