/** Runs git and answers what it prints. */
export type Git = (...args: readonly string[]) => Promise<string>;

/** The commit that an app was released from last, and how that is known; or why it is not. */
export type LastRelease = { readonly commit: string; readonly by: string } | { readonly unknown: string };

/**
 * The commit that is `named`, for trying one out; else the newest tag of the app's releases before this commit; else, as
 * long as nothing has been tagged, the state before: the commit below that changed an app or a library last.
 */
export async function lastRelease(app: string, git: Git, named?: string): Promise<LastRelease> {
  if (named) return { commit: await git('rev-parse', '--verify', `${named}^{commit}`), by: named };
  const before = await git('rev-parse', '--verify', '--quiet', 'HEAD~1').catch(() => undefined);
  if (!before) return { unknown: 'git knows no commit before this one: the clone must not be shallow' };
  const tags = await git('tag', '--merged', before, '--list', `${app}-v*`, '--sort=-version:refname');
  const [tag] = tags.split('\n');
  if (tag) return { commit: await git('rev-parse', `${tag}^{commit}`), by: tag };
  const commit = await git('log', '--first-parent', '-1', '--format=%H', before, '--', 'apps', 'libs');
  return commit ? { commit, by: 'no tag, the state before' } : { unknown: 'nothing was there before' };
}
