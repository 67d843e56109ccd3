interface Lock {
  readonly packages: Record<string, { version?: string; integrity?: string; link?: boolean }>;
}

/** The packages of others that one lock file has and the other has not, or has in another version. */
export function otherPackages(one: string, other: string): string[] {
  const [ours, theirs] = [one, other].map((text) => installed(JSON.parse(text) as Lock));
  const names = new Set([...Object.keys(ours ?? {}), ...Object.keys(theirs ?? {})]);
  return [...names].filter((name) => ours?.[name] !== theirs?.[name]);
}

/** By place. Our own packages are links, and they are what differs. */
const installed = ({ packages }: Lock): Record<string, string> =>
  Object.fromEntries(
    Object.entries(packages)
      .filter(([place, { link }]) => place.includes('node_modules/') && !link)
      .map(([place, { version, integrity }]) => [place, `${version} ${integrity}`]),
  );
