import { useEffect, useRef, useState, type ComponentType } from 'react';
import { CHAT } from '@rep13/content';
import { CrossIcon, QuestionIcon } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import { useLocation } from '@rep13/web-kit/router';
import { ownerOf } from '../remotes/owner-of.ts';
import type { AssistantWindowProps } from './AssistantWindow.tsx';
import classes from './assistant-button.module.css';

type Window = ComponentType<AssistantWindowProps>;

const loadWindow = (): Promise<Window> =>
  import(/* webpackChunkName: "assistant" */ './AssistantWindow.tsx').then(
    (module) => module.AssistantWindow,
  );

/** Opens the assistant on the public pages. Its window is loaded when it is first asked for. */
export function AssistantButton() {
  const { pathname } = useLocation();
  const [Loaded, setLoaded] = useState<{ Window: Window } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const takesFocus = useRef(false);

  // Only now: on a small screen the button is not shown while the window is open.
  useEffect(() => {
    if (!isOpen && takesFocus.current) button.current?.focus();
    takesFocus.current = false;
  }, [isOpen]);

  const open = async () => {
    setOpen(true);
    try {
      const Window = await loadWindow();
      setLoaded({ Window });
    } catch {
      setOpen(false);
      toast({ title: CHAT.notLoaded, variant: 'destructive' });
    }
  };
  const close = () => {
    takesFocus.current = true;
    setOpen(false);
  };

  if (!['marketing', 'funnel'].includes(ownerOf(pathname))) return null;
  return (
    <>
      {isOpen && Loaded && <Loaded.Window onClose={close} onLeave={() => setOpen(false)} />}
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isOpen && !Loaded}
        aria-label={isOpen ? CHAT.close : CHAT.open}
        data-open={isOpen}
        onClick={() => (isOpen ? close() : void open())}
      >
        {isOpen ? <CrossIcon /> : <QuestionIcon />}
      </button>
    </>
  );
}
