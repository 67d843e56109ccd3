import type { Program } from '@rep13/local-stack';
import type { HostPlan } from '../plan/cluster-plan.ts';
import { namespaceOf } from './network-commands.ts';

/**
 * The program as a host runs it: in its network, under its name. `nsenter` becomes the program, so that its process
 * id is the program's; it also changes the user, which `spawn` would do before the namespace may be entered.
 */
export function onHost(host: HostPlan, program: Program): Program {
  const { owner, ...rest } = program;
  const user = owner ? ['--setuid', `${owner.uid}`, '--setgid', `${owner.gid}`] : [];
  return {
    ...rest,
    name: `${host.name}-${program.name}`,
    command: 'nsenter',
    args: [`--net=/run/netns/${namespaceOf(host)}`, ...user, '--', program.command, ...program.args],
  };
}
