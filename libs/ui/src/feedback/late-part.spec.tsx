import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useState, type ComponentType } from 'react';
import { latePart } from './late-part.tsx';

const Charts = () => <h2>Charts</h2>;

function Counter({ step }: { step: number }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + step)}>{count}</button>;
}

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
    void part.preload();
    void part.preload();
    await show(part);
    expect(screen.getByRole('heading', { name: 'Charts' })).toBeDefined();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is there at once where its code came ahead, and stays what it is when it is rendered again', async () => {
    const part = latePart(() => Promise.resolve(Counter), 4);
    await part.preload();
    const { rerender } = render(<part.LatePart step={2} />);
    fireEvent.click(screen.getByRole('button', { name: '0' }));
    rerender(<part.LatePart step={3} />);
    fireEvent.click(screen.getByRole('button', { name: '2' }));
    expect(screen.getByRole('button', { name: '5' })).toBeDefined();
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
