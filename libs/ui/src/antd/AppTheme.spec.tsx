import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { theme } from 'antd';
import { colour, type Mode } from '../theme/palette.ts';
import { AppTheme } from './AppTheme.tsx';

const preference = new EventTarget() as EventTarget & { matches: boolean };
window.matchMedia = jest.fn(() => preference as unknown as MediaQueryList);

function prefer(mode: Mode): void {
  preference.matches = mode === 'dark';
  act(() => void preference.dispatchEvent(new Event('change')));
}

function Primary() {
  return <output>{theme.useToken().token.colorPrimary}</output>;
}
/** As antd's `genFocusOutline` has it. */
function Focus() {
  const { lineWidthFocus, colorPrimaryBorder } = theme.useToken().token;
  return <output>{`${lineWidthFocus}px solid ${colorPrimaryBorder}`}</output>;
}
const shown = () => screen.getByRole('status').textContent;

describe('AppTheme', () => {
  beforeEach(() => {
    delete document.documentElement.dataset.theme;
  });

  it('follows what the system prefers, also when that changes', () => {
    prefer('light');
    render(<AppTheme density="portal" children={<Primary />} />);
    expect(shown()).toBe(colour('action', 'light'));
    prefer('dark');
    expect(shown()).toBe(colour('action', 'dark'));
  });

  it('follows the choice in the document rather than the system', () => {
    prefer('light');
    document.documentElement.dataset.theme = 'dark';
    render(<AppTheme density="portal" children={<Primary />} />);
    expect(shown()).toBe(colour('action', 'dark'));
  });

  it.each(['light', 'dark'] as const)('shows the focus of its controls as that of links: %s', (mode) => {
    prefer(mode);
    render(<AppTheme density="portal" children={<Focus />} />);
    expect(shown()).toBe(`2px solid ${colour('action', mode)}`);
  });

  it('sets the text size of the place', () => {
    prefer('light');
    render(<AppTheme density="admin" children={<Primary />} />);
    expect(screen.getByRole('status').parentElement?.dataset.density).toBe('admin');
  });
});
