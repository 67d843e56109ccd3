const VERSION = /^\/([a-z][a-z0-9-]*)\/([0-9a-f]{16})\//;

/**
 * By name, the version of the shell and of each remote that this page was opened with: it names all scripts that it may
 * run. None of a page in front of which somebody develops.
 */
export function openedVersions(): ReadonlyMap<string, string> {
  const hashes = document.getElementById('integrity')?.textContent ?? '{}';
  const addresses = Object.keys(JSON.parse(hashes) as object);
  return new Map(
    addresses
      .map((address) => VERSION.exec(address))
      .filter((found) => found !== null)
      .map(([, name = '', version = '']) => [name, version]),
  );
}
