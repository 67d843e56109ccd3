import { useEffect, useRef, useState, type ComponentType } from 'react';
import { CHAT } from '@rep13/content';
import { CrossIcon, QuestionIcon } from '@rep13/ui';
import { toast } from '@rep13/web-kit';
import type { AssistantWindowProps } from './AssistantWindow.tsx';
import classes from './assistant-button.module.css';

type Window = ComponentType<AssistantWindowProps>;

const loadWindow = (): Promise<Window> =>
  import(/* webpackChunkName: "assistant" */ './AssistantWindow.tsx').then(
    (module) => module.AssistantWindow,
  );

/** Opens the assistant, where it is offered. Its window is loaded when it is first asked for. */
export function AssistantButton({ isOffered }: { isOffered: boolean }) {
  const { Loaded, isOpen, setOpen, open } = useWindow();
  const { button, close } = useReturningFocus(isOpen, setOpen);

  if (!isOffered) return null;
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

function useWindow() {
  const [Loaded, setLoaded] = useState<{ Window: Window } | null>(null);
  const [isOpen, setOpen] = useState(false);

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
  return { Loaded, isOpen, setOpen, open };
}

/** After closing, the focus is back on the button; not before: on small screens it is hidden by the window. */
function useReturningFocus(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);

  useEffect(() => {
    if (!isOpen && returns.current) button.current?.focus();
    returns.current = false;
  }, [isOpen]);

  const close = () => {
    returns.current = true;
    setOpen(false);
  };
  return { button, close };
}
