import {
  GetApprovalForMail,
  GetStaffAddressee,
  GetTicketAddressee,
  ListAdminAddressees,
  ListApprovalAddressees,
} from '@rep13/contracts-gateway';
import { LOGGER, RpcClient } from '@rep13/service-kit';
import type { Logger } from 'pino';
import { GatewayConfig } from '../src/config.ts';
import type { TestGateway } from './start-gateway.ts';

/** Asks the gateway's own commands, as the service does that sends the mails. To be shut down before the gateway. */
export function notificationsOf({ app, nats }: TestGateway): RpcClient {
  const config = Object.assign(new GatewayConfig(), { NATS_URL: nats.url });
  const calls = [
    GetApprovalForMail,
    GetStaffAddressee,
    GetTicketAddressee,
    ListAdminAddressees,
    ListApprovalAddressees,
  ];
  return new RpcClient(config, { name: 'notifications', calls }, app.get<Logger>(LOGGER));
}
