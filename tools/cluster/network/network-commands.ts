import type { ClusterPlan, HostPlan } from '../plan/cluster-plan.ts';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** Holds the bridge and nothing else: rules that the machine has for its own packets don't count in there. */
const SWITCH = 'rep13-net';
const BRIDGE = 'bridge';
/** The machine's own end of the cable. */
export const OUTSIDE_LINK = 'rep13-outside';
const CABLE = 'eth0';
const OUTSIDE = 'outside';

export const namespaceOf = ({ name }: Pick<HostPlan, 'name'>): string => `rep13-${name}`;

const machines = (plan: ClusterPlan) => [...plan.hosts, plan.balancer, plan.mail];

/** Every namespace of the cluster, that with the bridge last. */
export const namespacesOf = (plan: ClusterPlan): string[] => [...machines(plan).map(namespaceOf), SWITCH];

const ip = (line: string): Command => ['ip', ...line.split(' ')];

/** What makes the network, in this order. Needs root. */
export function networkCommands(plan: ClusterPlan): Command[] {
  const width = plan.network.split('/')[1];
  return [
    ip(`netns add ${SWITCH}`),
    ip(`-n ${SWITCH} link add ${BRIDGE} type bridge`),
    ip(`-n ${SWITCH} link set ${BRIDGE} up`),
    ...machines(plan).flatMap((machine) => [
      ip(`netns add ${namespaceOf(machine)}`),
      ip(`-n ${namespaceOf(machine)} link set lo up`),
      ip(`-n ${SWITCH} link add ${machine.name} type veth peer name ${CABLE} netns ${namespaceOf(machine)}`),
      ip(`-n ${SWITCH} link set ${machine.name} master ${BRIDGE} up`),
      ip(`-n ${namespaceOf(machine)} addr add ${machine.address}/${width} dev ${CABLE}`),
      ip(`-n ${namespaceOf(machine)} link set ${CABLE} up`),
    ]),
    ip(`link add ${OUTSIDE_LINK} type veth peer name ${OUTSIDE} netns ${SWITCH}`),
    ip(`-n ${SWITCH} link set ${OUTSIDE} master ${BRIDGE} up`),
    ip(`addr add ${plan.outside}/${width} dev ${OUTSIDE_LINK}`),
    ip(`link set ${OUTSIDE_LINK} up`),
  ];
}

/** Pulls a host's cable at the switch, or plugs it in again. What runs on the host goes on. */
export const cableCommand = ({ name }: HostPlan, isIn: boolean): Command =>
  ip(`-n ${SWITCH} link set ${name} ${isIn ? 'up' : 'down'}`);
