import type { ServiceStatusView } from '@rep13/contracts-gateway';

interface SystemState {
  value: 'Online' | 'Degraded' | 'Down';
  note: string;
}

/** All services in one word, and which of them are the reason. */
export function systemState(services: readonly ServiceStatusView[]): SystemState {
  const named = (status: ServiceStatusView['status']) =>
    services.filter((service) => service.status === status).map(({ name }) => name);
  const down = named('down');
  const degraded = named('degraded');
  if (down.length > 0) return { value: 'Down', note: `Down: ${down.join(', ')}` };
  if (degraded.length > 0) return { value: 'Degraded', note: `Degraded: ${degraded.join(', ')}` };
  return { value: 'Online', note: 'All services work' };
}
