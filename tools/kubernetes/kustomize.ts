import { spawnSync } from 'node:child_process';
import { REPOSITORY } from '@rep13/local-stack';
import { loadAll } from 'js-yaml';
import type { KubernetesObject } from './misshapen.ts';

/** Patches with targets and labels as `deploy/` has them; Debian's kubernetes-client 1.20 is too old. */
const OLDEST = 5;

/** Whether this machine has a kubectl whose kustomize builds `deploy/`. */
export function hasKustomize(): boolean {
  const { stdout } = spawnSync('kubectl', ['version', '--client'], { encoding: 'utf8' });
  const [, major] = /Kustomize Version: v(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major ?? 0) >= OLDEST;
}

/** The objects of an overlay. @throws with what kustomize says. */
export function build(overlay: string): KubernetesObject[] {
  const { stdout, stderr, status } = spawnSync('kubectl', ['kustomize', `deploy/overlays/${overlay}`], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  if (status !== 0 || stderr) throw new Error(stderr);
  return loadAll(stdout) as KubernetesObject[];
}
