/**
 * Stands in every page as its first inline script. The one policy for Trusted Types: what is written into the page by its
 * text holds no element, data in a script is JSON, scripts are our own. Nothing else passes, whatever wrote it; antd's
 * styles and our JSON-LD do. Runs as it is written: no imports, nothing newer than ES2022.
 */
export function restrictMarkup() {
  const parses = (text) => {
    try {
      return JSON.parse(text) !== undefined;
    } catch {
      return false;
    }
  };
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScript: (text) => (parses(text) ? text : null),
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
}
