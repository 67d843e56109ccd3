import {
  closedFolder,
  developmentSeal,
  mailProgram,
  startTimeStampAuthority,
  Supervisor,
} from '@rep13/local-stack';
import type { ClusterPlan } from '../plan/cluster-plan.ts';
import { onHost } from '../network/on-host.ts';
import type { HostWatchers } from './cluster-host.ts';

/** Other people's machines, which stay when ours go: the mail server and the time-stamp authority. */
export interface Outside {
  readonly smtpUrl: string;
  /** The inbox's page; undefined where another mail server was given. */
  readonly mailUrl?: string;
  /** The variables by which the services find the seal and its time stamps. */
  readonly environment: NodeJS.ProcessEnv;
  stop(): Promise<void>;
}

const MAIL_PORTS = { smtp: 1025, web: 1080 };

/** @param listenForMail starts another mail server than the inbox at an address. @returns its URL. */
export async function startOutside(
  { mail, outside }: ClusterPlan,
  dataDir: string,
  { listenForMail, ...watchers }: HostWatchers & { listenForMail?: (address: string) => Promise<string> },
): Promise<Outside> {
  const supervisor = new Supervisor({ ...watchers, onPids: () => undefined });
  const { file, passphrase, timeStamps } = await developmentSeal(dataDir);
  const authority = await startTimeStampAuthority(timeStamps, outside);
  const stop = async () => {
    await supervisor.stop();
    await authority.stop();
  };
  const environment = { SEAL_P12: file, SEAL_PASSPHRASE: passphrase, TSA_URLS: authority.url };
  try {
    if (listenForMail) return { smtpUrl: await listenForMail(outside), environment, stop };
    const folder = await closedFolder(dataDir, 'mail');
    await supervisor.start(onHost(mail, mailProgram(folder, MAIL_PORTS, mail.address)));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    smtpUrl: `smtp://${mail.address}:${MAIL_PORTS.smtp}`,
    mailUrl: `http://${mail.address}:${MAIL_PORTS.web}`,
    environment,
    stop,
  };
}
