import { useLayoutEffect, type RefObject } from 'react';

/** What the inline script of the page has noted (`apps/shell/src/early-typing.mjs`). */
interface EarlyTyping {
  /** By the names of the fields. */
  readonly typed: Readonly<Record<string, string>>;
  readonly focused?: string;
  readonly isSent: boolean;
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyTyping?: EarlyTyping;
  }
}

/** No page yet: it is being rendered at build time. */
const isBuilding = (): boolean => typeof document === 'undefined';

/**
 * For a form that may be filled in before its program is there. Gives the living form what was typed into its likeness
 * of the build: the text, the focus, and that it was sent. All of its fields are lines of text with their names.
 * @returns attributes of the form, by which the inline script of the page knows it
 */
export function useEarlyTyping(
  isEarly: boolean | undefined,
  form: RefObject<HTMLFormElement | null>,
): { 'data-early'?: '' } {
  useLayoutEffect(() => {
    const early = window.earlyTyping;
    if (!isEarly || !early || !form.current) return;
    delete window.earlyTyping;
    early.stop();
    takeOver(form.current, early);
  }, [isEarly, form]);
  return isEarly && isBuilding() ? { 'data-early': '' } : {};
}

function takeOver(form: HTMLFormElement, { typed, focused, isSent }: EarlyTyping): void {
  for (const [name, text] of Object.entries(typed)) type(inputOf(form, name), text);
  if (focused) inputOf(form, focused)?.focus();
  // Once the form has been rendered with what was typed.
  if (isSent) setTimeout(() => form.requestSubmit());
}

function inputOf(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
  const found = form.elements.namedItem(name);
  return found instanceof HTMLInputElement ? found : undefined;
}

/** As the browser does it: React takes a value that was set by its own property for one that it knows. */
function type(input: HTMLInputElement | undefined, text: string): void {
  if (!input) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
