interface Locked {
  readonly link?: boolean;
  readonly version?: string;
  readonly integrity?: string;
}

/** What of a lock file decides whether two releases can share `node_modules`: everybody else's packages, where they lie. */
export function thirdPartiesOf(lockFile: string): string {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, Locked> };
  const lines = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, { version, integrity }]) => `${path} ${version} ${integrity}`);
  return lines.sort().join('\n');
}
