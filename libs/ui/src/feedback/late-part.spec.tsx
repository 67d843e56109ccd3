import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ComponentType } from 'react';
import { latePart } from './late-part.tsx';

const Charts = () => <h2>Charts</h2>;
const load = jest.fn<() => Promise<ComponentType>>();

async function show({ LatePart }: ReturnType<typeof latePart>) {
  await act(async () => void render(<LatePart />));
}

describe('latePart', () => {
  beforeEach(() => {
    load.mockReset().mockResolvedValue(Charts);
  });

  it('holds the room of its lines until its code is there', async () => {
    let arrive = (_part: ComponentType): void => undefined;
    load.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await show(latePart(load, 4));
    expect(screen.getByRole('status', { name: 'Loading' }).children).toHaveLength(4);
    await act(async () => arrive(Charts));
    expect(screen.getByRole('heading', { name: 'Charts' })).toBeDefined();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('fetches its code when it is shown, or ahead, and once', async () => {
    const part = latePart(load, 1);
    expect(load).not.toHaveBeenCalled();
    part.preload();
    part.preload();
    await show(part);
    expect(screen.getByRole('heading', { name: 'Charts' })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('fetches again when it is shown what did not come ahead', async () => {
    load.mockRejectedValueOnce(new Error('offline'));
    const part = latePart(load, 1);
    await act(async () => part.preload());
    await show(part);
    expect(screen.getByRole('heading', { name: 'Charts' })).toBeDefined();
  });

  it('says so when the code does not come, and fetches it again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    load.mockRejectedValueOnce(new Error('Loading chunk charts failed'));
    await show(latePart(load, 1));
    expect(screen.getByRole('alert').textContent).toContain('Loading chunk charts failed');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('heading', { name: 'Charts' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
