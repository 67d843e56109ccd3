/**
 * Stands in every page as an inline script: what somebody types into a form that was rendered at build time, and that
 * they sent it, before its program is there (`libs/ui/src/form/early-typing.ts` takes it over). Nothing leaves the
 * page, and nothing is stored. Runs as it is written: no imports, nothing newer than ES2022.
 */
export function noteEarlyTyping() {
  const early = { typed: {}, focused: undefined, isSent: false };
  const isEarly = ({ target }) => target.closest?.('form[data-early]');
  const listeners = {
    input: (event) => {
      if (isEarly(event)) early.typed[event.target.name] = event.target.value;
    },
    focusin: (event) => {
      early.focused = isEarly(event) ? event.target.name : undefined;
    },
    submit: (event) => {
      const form = isEarly(event);
      if (!form) return;
      event.preventDefault();
      early.isSent = true;
      const button = form.querySelector('[type=submit]');
      button.setAttribute('aria-busy', 'true');
      button.textContent = button.dataset.busy;
    },
  };
  const entries = Object.entries(listeners);
  for (const [name, listener] of entries) document.addEventListener(name, listener);
  early.stop = () => {
    for (const [name, listener] of entries) document.removeEventListener(name, listener);
  };
  window.earlyTyping = early;
}
