/** What stands in a field of the prerendered page that is being replaced: a quick visitor need not type twice. */
export function typedBefore(id: string): { value: string; hadFocus: boolean } {
  const isBrowser = typeof HTMLInputElement !== 'undefined';
  const field = isBrowser && document.getElementById(id);
  if (!field || !(field instanceof HTMLInputElement)) return { value: '', hadFocus: false };
  return { value: field.value, hadFocus: document.activeElement === field };
}
