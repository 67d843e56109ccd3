declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

function dataLayer(): unknown[] {
  return (window.dataLayer ??= []);
}

/** A fact for the tag manager, such as `page_view` or `purchase`; nothing leaves the browser by itself. */
export function track(event: string, details: Record<string, unknown> = {}): void {
  dataLayer().push({ event, ...details });
}

/** A gtag command; tag managers tell it from an event by its being an `arguments` object. */
export function pushCommand(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params -- an array would be read as something else
  dataLayer().push(arguments);
}
