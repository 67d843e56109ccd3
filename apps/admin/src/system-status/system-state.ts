import type { ServiceStatusView } from '@rep13/contracts-gateway';

interface SystemState {
  value: 'Online' | 'Degraded' | 'Down';
  /** Which services are the reason; empty when all work. */
  note: string;
}

/** All services in one word. */
export function systemState(services: readonly ServiceStatusView[]): SystemState {
  const named = (status: ServiceStatusView['status']) =>
    services.filter((service) => service.status === status).map(({ name }) => name);
  const down = named('down');
  const degraded = named('degraded');
  if (down.length > 0) return { value: 'Down', note: down.join(', ') };
  if (degraded.length > 0) return { value: 'Degraded', note: degraded.join(', ') };
  return { value: 'Online', note: '' };
}
