import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useQuestionBeforeLeaving } from './useQuestionBeforeLeaving.ts';

const QUESTION = 'Leave this page?';
const followed = jest.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
const heard: string[] = [];
const hear = () => void heard.push(location.pathname);
let ask = jest.spyOn(window, 'confirm');

function Form({ isUnsent }: { isUnsent: boolean }) {
  useQuestionBeforeLeaving(isUnsent, QUESTION);
  return (
    <>
      <a href="/elsewhere" onClick={followed}>
        Elsewhere
      </a>
      <a href="/elsewhere" target="_blank" onClick={followed}>
        New tab
      </a>
      <a href="#part" onClick={followed}>
        Part of this page
      </a>
    </>
  );
}

/** As the router does it. */
const visit = (idx: number, path: string) => window.history.pushState({ idx }, '', path);

/** Both steps of the history are over when the browser is at `path` and stays there. */
const arriveAt = (path: string) => waitFor(() => expect(location.pathname).toBe(path));

const click = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

beforeEach(() => {
  ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
  // The router listens from the start, before any form is there.
  window.addEventListener('popstate', hear);
  visit(1, '/before');
  visit(2, '/form');
});
afterEach(() => {
  cleanup();
  window.removeEventListener('popstate', hear);
  heard.length = 0;
  jest.clearAllMocks();
});

describe('a form that is not sent', () => {
  it('asks before a link to another page, and stays when told so', () => {
    render(<Form isUnsent />);
    click('Elsewhere');
    expect(ask).toHaveBeenCalledWith(QUESTION);
    expect(followed).not.toHaveBeenCalled();
    ask.mockReturnValue(true);
    click('Elsewhere');
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it.each(['New tab', 'Part of this page'])('does not ask before a link that leaves it open: %s', (name) => {
    render(<Form isUnsent />);
    click(name);
    expect(ask).not.toHaveBeenCalled();
    expect(followed).toHaveBeenCalledTimes(1);
  });

  it('asks before Back, and the router never comes to another page when told to stay', async () => {
    render(<Form isUnsent />);
    act(() => window.history.back());
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    act(() => window.history.back());
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(heard).toEqual(['/form', '/form']);
    expect(location.pathname).toBe('/form');
  });

  it('lets go at Back when told so, and the browser does not ask again', async () => {
    render(<Form isUnsent />);
    ask.mockReturnValue(true);
    act(() => window.history.back());
    await arriveAt('/before');
    expect(ask).toHaveBeenCalledTimes(1);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
  });

  it('leaves the history alone while it is being sent, and goes the whole way at Back after it', async () => {
    const { rerender } = render(<Form isUnsent />);
    const stepBack = jest.spyOn(window.history, 'back');
    rerender(<Form isUnsent={false} />);
    expect(stepBack).not.toHaveBeenCalled();
    stepBack.mockRestore();
    act(() => window.history.back());
    await arriveAt('/before');
    expect(ask).not.toHaveBeenCalled();
  });

  it('asks again when more is typed after the sending', async () => {
    const { rerender } = render(<Form isUnsent />);
    rerender(<Form isUnsent={false} />);
    rerender(<Form isUnsent />);
    act(() => window.history.back());
    await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    ask.mockReturnValue(true);
    act(() => window.history.back());
    await arriveAt('/before');
  });

  it('does not ask at a step to a part of its page', async () => {
    render(<Form isUnsent />);
    act(() => void (location.hash = '#part'));
    await waitFor(() => expect(heard).toEqual(['/form']));
    expect(ask).not.toHaveBeenCalled();
  });

  it('leaves no second entry behind when it goes and its page stays', async () => {
    const { unmount } = render(<Form isUnsent />);
    unmount();
    await waitFor(() => expect(heard).toEqual(['/form']));
    act(() => window.history.back());
    await arriveAt('/before');
    expect(ask).not.toHaveBeenCalled();
  });

  describe('that goes', () => {
    /** One after the other, faster than the browser takes the entry of the first away. */
    const followedBy = async (isUnsent: boolean) => {
      const first = render(<Form isUnsent />);
      first.unmount();
      const second = render(<Form isUnsent={false} />);
      if (isUnsent) second.rerender(<Form isUnsent />);
      await waitFor(() => expect(heard).toEqual(['/form']));
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(heard).toEqual(['/form']);
      expect(ask).not.toHaveBeenCalled();
    };

    it('and another opens at once: its page stays', async () => {
      await followedBy(false);
      act(() => window.history.back());
      await arriveAt('/before');
    });

    it('and something is typed into the next at once: its page stays, and Back asks', async () => {
      await followedBy(true);
      act(() => window.history.back());
      await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
      expect(location.pathname).toBe('/form');
    });
  });

  it('beside another asks once, and Back is one step', async () => {
    visit(3, '/form?later');
    render(
      <>
        <Form isUnsent />
        <Form isUnsent />
      </>,
    );
    ask.mockReturnValue(true);
    act(() => window.history.back());
    await waitFor(() => expect(location.search).toBe(''));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(location.pathname).toBe('/form');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('has the browser ask before the tab is closed', () => {
    render(<Form isUnsent />);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
  });
});

describe('a form with nothing to send', () => {
  it('lets everybody go', () => {
    const { rerender } = render(<Form isUnsent />);
    rerender(<Form isUnsent={false} />);
    click('Elsewhere');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(ask).not.toHaveBeenCalled();
    expect(leaving.defaultPrevented).toBe(false);
    expect(followed).toHaveBeenCalledTimes(1);
  });
});
