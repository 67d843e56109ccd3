import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { MicroserviceOptions } from '@nestjs/microservices';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  commandServer,
  createLogger,
  KitModule,
  NestLogger,
  readLegalEntity,
  TRACING,
  type Tracing,
} from '@rep13/service-kit';
import type { Logger } from 'pino';
import proxyAddress from 'proxy-addr';
import { admitOrders } from './authorities/admit-orders.ts';
import { IntakeProofs } from './authorities/intake-proofs.ts';
import type { GatewayConfig } from './config.ts';
import { serveDocs } from './docs/serve-docs.ts';
import { answerInTime } from './edge/answer-deadline.ts';
import { parseBody } from './edge/body-parser.ts';
import { inOrder } from './edge/in-order.ts';
import { limitInFlight } from './edge/in-flight-limit.ts';
import { demandPace } from './edge/pace.ts';
import { demandReadableAddress } from './edge/readable-address.ts';
import { inRequestContext } from './edge/request-context.ts';
import { answerWithRequestId } from './edge/request-id.ts';
import { requestLog } from './edge/request-log.ts';
import { apiHeaders } from './edge/security-headers.ts';
import { traceRequests } from './edge/trace-requests.ts';
import { gateway } from './service.ts';
import { LoadLimits } from './overload/load-limits.ts';
import { PostgresSessionStore } from './identity/sessions/postgres-session.store.ts';
import { sessionMiddleware } from './identity/sessions/session-middleware.ts';
import { RECEIVE_WITHIN_MS } from './uploads/upload-limits.ts';
import { RESERVED_PATHS } from './web/reserved-paths.ts';
import { WebModule } from './web/web.module.ts';

/**
 * Node's own, for what we never see, in milliseconds: a request's head, the rest of a body that nobody reads, and the
 * quiet between two requests. That is longer than balancers keep a connection (60 s), so that none of them sends a
 * request into one that we are closing.
 */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: RECEIVE_WITHIN_MS + 10_000,
  keepAliveTimeout: 75_000,
};

/** The gateway's application, not listening yet: for `main.ts` and for tests. */
export async function createGateway(
  config: GatewayConfig,
  logger: Logger = createLogger(gateway.name, config.LOG_LEVEL),
): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(rootModule(config, logger), {
    logger: new NestLogger(logger),
    abortOnError: false,
    bodyParser: false,
  });
  app.disable('x-powered-by');
  // Answers of the API are not kept, so nobody would ever ask with one; pages and files set their own.
  app.disable('etag');
  app.set('trust proxy', config.trustedProxies);
  app.use(answerWithRequestId);
  Object.assign(app.getHttpServer(), TIMEOUTS);
  const tracing = app.get<Tracing | undefined>(TRACING);
  const load = app.get(LoadLimits);
  const trust = proxyAddress.compile(config.trustedProxies);
  load.guard(app.getHttpServer(), (request) => proxyAddress(request, trust));
  const edge = [
    ...(tracing ? [traceRequests(tracing)] : []),
    apiHeaders(config.isHttps),
    requestLog(logger),
    demandReadableAddress,
    limitInFlight(config.MAX_IN_FLIGHT, config.MAX_IN_FLIGHT_PER_ADDRESS),
    answerInTime,
    demandPace(config.MIN_BODY_BYTES_PER_SECOND),
  ];
  const session = sessionMiddleware(config, app.get(PostgresSessionStore));
  const body = parseBody(admitOrders(app.get(IntakeProofs)));
  const work = [load.begin, inRequestContext];
  app.use('/api', inOrder([...edge, ...session, ...body, ...work]));
  // Nobody is signed in there: what is answered is the same for everybody.
  app.use([...RESERVED_PATHS], inOrder([...edge, ...work]));
  app.connectMicroservice<MicroserviceOptions>(commandServer(gateway.name, config.NATS_URL));
  if (config.servesDocs) serveDocs(app, config.isHttps);
  return app;
}

function rootModule(config: GatewayConfig, logger: Logger): DynamicModule {
  const { WEB_ROOT, publicUrl } = config;
  const site = WEB_ROOT
    ? [WebModule.forRoot({ webRoot: WEB_ROOT, publicUrl, entity: readLegalEntity(config) })]
    : [];
  return {
    module: class GatewayRoot {},
    imports: [KitModule.forService(gateway, config, logger), gateway.module, ...site],
  };
}
