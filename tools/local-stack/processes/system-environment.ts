const NAMES = ['PATH', 'HOME', 'TMPDIR', 'TZ', 'LANG'];

/**
 * What every program may know of the launcher's environment. The rest of it, passwords and keys among it, is handed to
 * those that need it by name.
 */
export const systemEnvironment = (env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv =>
  environmentOf((name) => NAMES.includes(name) || name.startsWith('LC_'), env);

/** The variables with such names. */
export const environmentOf = (
  isWanted: (name: string) => boolean,
  env: NodeJS.ProcessEnv = process.env,
): NodeJS.ProcessEnv => Object.fromEntries(Object.entries(env).filter(([name]) => isWanted(name)));
