import { statuses } from '@rep13/contracts-api-public/status';
import { addressOf } from '@rep13/contracts-operations';
import { useEffect, useState } from 'react';
import { STATUS_SERVICES, type STATUS_PAGE } from '@rep13/content';
import type { ServiceStatusView } from '@rep13/contracts-gateway';
import { useLiveApi } from '@rep13/web-kit/api';
import { serverNow } from '@rep13/web-kit/clock';

const LOOK_EVERY_MS = 30_000;

export type ServiceState = ServiceStatusView['status'];
type ServiceName = keyof typeof STATUS_SERVICES;

export const SERVICE_NAMES = Object.keys(STATUS_SERVICES) as ServiceName[];

export interface SystemStatus {
  /** Of each service by name; empty as long as nobody has answered. */
  states: Partial<Record<string, ServiceState>>;
  summary: keyof typeof STATUS_PAGE.summary | 'looking';
  /** When we last asked, whether or not there was an answer. */
  lookedAt: Date | null;
  /** When the states that are shown were true. */
  answeredAt: Date | null;
  hasFailed: boolean;
  lookAgain: () => void;
}

/** The five services as they are now, asked again every 30 seconds. */
export function useSystemStatus(): SystemStatus {
  const { data, error, updatedAt, mutate } = useLiveApi(addressOf(statuses), LOOK_EVERY_MS);
  const [failedAt, setFailedAt] = useState<Date | null>(null);
  useEffect(() => {
    if (error) setFailedAt(new Date(serverNow()));
  }, [error]);

  const hasFailed = error !== undefined;
  const states = Object.fromEntries((data ?? []).map(({ name, status }) => [name, status]));
  return {
    states,
    summary: hasFailed ? 'unknown' : summaryOf(data),
    lookedAt: hasFailed ? failedAt : updatedAt,
    answeredAt: updatedAt,
    hasFailed,
    lookAgain: () => void mutate(),
  };
}

/** The worst state there is; all is well only when every service is known. */
function summaryOf(services: readonly ServiceStatusView[] | undefined): SystemStatus['summary'] {
  if (!services) return 'looking';
  const states = services.map(({ status }) => status);
  if (states.includes('down')) return 'down';
  if (states.includes('degraded')) return 'degraded';
  return SERVICE_NAMES.every((name) => services.some((service) => service.name === name))
    ? 'operational'
    : 'looking';
}
