/**
 * A `ref` for a text area: from now on it is as high as what is in it, where the browser can. Set here and not in a
 * style sheet, because the Nu HTML Checker does not know the property and finds an error in every page with a field.
 */
export const growing = (area: HTMLTextAreaElement | null): void =>
  area?.style.setProperty('field-sizing', 'content');
