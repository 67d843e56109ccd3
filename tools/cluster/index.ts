/** The border: what tools take from here. Everything else is this project's own. */
export { printedStatus, type HostStatus } from './control/cluster-status.ts';
export { askCluster, isVerb, VERBS, type Verb } from './control/verbs.ts';
export { provideEngines, type Engines } from './engines/provide-engines.ts';
export type { ClusterHost, Condition } from './hosts/cluster-host.ts';
export type { StreamState } from './hosts/event-stream.ts';
export { startCluster, type Cluster, type ClusterOptions } from './start-cluster.ts';
