import { createServer } from 'node:http';
import { loadConfig } from '../config/load-config.ts';
import { createLogger } from '../logging/logger.ts';
import { consumersIn, ProvisionerConfig } from './provisioner-config.ts';
import { StreamProvisioner } from './stream-provisioner.ts';

/**
 * The program that makes the stream of events and its consumers; it runs beside the services, alone or on each host.
 * /healthz answers while it runs, /readyz once it has seen the stream as it should be. Ends on SIGTERM and Ctrl-C.
 */
try {
  const config = loadConfig(ProvisionerConfig, process.env);
  const provisioner = new StreamProvisioner({
    url: config.NATS_EVENTS_URL,
    replicas: config.NATS_REPLICAS,
    consumers: consumersIn(config.EVENT_CONSUMERS) ?? [],
    logger: createLogger('streams', config.LOG_LEVEL),
  });
  const health = createServer(({ url }, response) => {
    const isWell = url === '/healthz' || (url === '/readyz' && provisioner.isReady);
    response.writeHead(isWell ? 200 : url === '/readyz' ? 503 : 404).end();
  });
  health.listen(config.HTTP_PORT, config.HTTP_HOST);
  const stop = () => {
    health.close();
    health.closeAllConnections();
    void provisioner.stop().finally(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  provisioner.start();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
