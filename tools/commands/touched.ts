import { SERVICES } from '@rep13/local-stack';

/** Libraries that run inside the services. */
const UNDER_ALL_SERVICES = /^libs\/(contracts|content|service-kit)\//;

/** The services that must be restarted when these files (relative to the repository) have changed. */
export function servicesTouchedBy(files: readonly string[]): string[] {
  if (files.some((file) => UNDER_ALL_SERVICES.test(file))) return [...SERVICES];
  return SERVICES.filter((name) => files.some((file) => file.startsWith(`services/${name}/`)));
}
