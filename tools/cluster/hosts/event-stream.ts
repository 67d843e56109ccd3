import { PORTS, type ClusterPlan } from '../plan/cluster-plan.ts';
import { askJson } from './answers.ts';

const STREAM = 'EVENTS';

interface Consumer {
  readonly name: string;
  readonly num_pending: number;
  readonly num_ack_pending: number;
  readonly cluster?: { readonly leader?: string };
}

/** As much as is read of what a node's monitor says of its copy of the stream. */
export interface StreamCopy {
  readonly name: string;
  readonly cluster?: { readonly leader?: string };
  readonly consumer_detail?: readonly Consumer[];
}

interface Monitored {
  readonly account_details?: readonly { readonly stream_detail?: readonly StreamCopy[] }[];
}

/** Who leads the stream of events, and how many messages each of its consumers has still to hear. */
export interface StreamState {
  readonly leader?: string;
  readonly open: Readonly<Record<string, number>>;
}

/** By the word of all nodes that answer. */
export async function streamState({ hosts }: ClusterPlan): Promise<StreamState> {
  const copies = await Promise.all(
    hosts.map(async ({ name, address }) => {
      const answer = (await askJson(address, PORTS.natsMonitor, '/jsz?consumers=true')) as
        Monitored | undefined;
      const streams = answer?.account_details?.flatMap(({ stream_detail: details = [] }) => details) ?? [];
      return [name, streams.find((stream) => stream.name === STREAM)] as const;
    }),
  );
  return stateIn(new Map(copies));
}

/** Only the node that leads a stream or a consumer knows; the others may repeat what was. */
export function stateIn(copies: ReadonlyMap<string, StreamCopy | undefined>): StreamState {
  const open: Record<string, number> = {};
  let leader: string | undefined;
  for (const [host, copy] of copies) {
    if (copy?.cluster?.leader === host) leader = host;
    for (const { name, num_pending: pending, num_ack_pending: given, cluster } of copy?.consumer_detail ?? [])
      if (cluster?.leader === host) open[name] = pending + given;
  }
  return { leader, open };
}
