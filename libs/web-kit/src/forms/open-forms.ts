import { isSecondEntry, makeSecondEntry, removeSecondEntry } from './second-entry.ts';

/** The forms of the page, each with what is asked before it is left; `null` while nothing of it would be lost. */
const forms = new Map<string, string | null>();

let listening: AbortController | undefined;
/** Where the second entry was seen last. */
let secondEntry: string | null = null;

/** @param question `null` while nothing of the form would be lost */
export function hasForm(id: string, question: string | null): void {
  forms.set(id, question);
  if (!listening) listen();
  if (question !== null && !isSecondEntry()) makeSecondEntry();
  secondEntry = hrefOfSecondEntry();
}

/** The form is gone; its page may still be there. */
export function hasNoForm(id: string): void {
  forms.delete(id);
  if (forms.size > 0) return;
  letGo();
  removeSecondEntry(onceRemoved);
}

/** A form that opened meanwhile, and was typed into, has no second entry yet. */
function onceRemoved(): void {
  if (questionOf() !== undefined && !isSecondEntry()) makeSecondEntry();
  secondEntry = hrefOfSecondEntry();
}

function listen(): void {
  listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('popstate', holdBack, { signal });
  window.addEventListener('beforeunload', holdTab, { signal });
  document.addEventListener('click', holdLink, { capture: true, signal });
}

function letGo(): void {
  forms.clear();
  listening?.abort();
  listening = undefined;
}

const questionOf = (): string | undefined =>
  [...forms.values()].find((question) => question !== null) ?? undefined;

const hrefOfSecondEntry = (): string | null => (isSecondEntry() ? location.href : null);

function holdBack(): void {
  const isFirstEntry = location.href === secondEntry && !isSecondEntry();
  secondEntry = hrefOfSecondEntry();
  if (!isFirstEntry) return;
  const question = questionOf();
  if (question !== undefined && !window.confirm(question)) {
    makeSecondEntry();
    secondEntry = location.href;
  } else {
    letGo();
    window.history.back();
  }
}

function holdTab(event: BeforeUnloadEvent): void {
  if (questionOf() !== undefined) event.preventDefault();
}

function holdLink(event: MouseEvent): void {
  const question = questionOf();
  if (question === undefined || !leadsAway(event) || window.confirm(question)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A plain click on a link to another page of this site; for other sites the browser asks by itself. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  const staysOpen = link.target === '_blank' || link.hasAttribute('download');
  const isOtherPage = link.pathname + link.search !== location.pathname + location.search;
  return !staysOpen && link.origin === location.origin && isOtherPage;
}
