import 'reflect-metadata';
import {
  IsIn,
  IsInt,
  IsIP,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { Type } from 'class-transformer';
import { namesNatsServers } from '../nats/nats-servers.ts';

/**
 * The environment every service needs. A service adds its own variables by extending this class in its
 * `config.ts`; each message says what to set.
 */
export class ServiceConfig {
  @IsIn(['development', 'test', 'production'], { message: 'NODE_ENV: set development, test or production' })
  readonly NODE_ENV: string = 'development';

  @Matches(/^postgres(ql)?:\/\//, {
    message: 'DATABASE_URL: set it to postgres://user:password@host:port/database',
  })
  readonly DATABASE_URL!: string;

  /** As who deletes what has had its time; the same user as above where one does everything. */
  @IsOptional()
  @Matches(/^postgres(ql)?:\/\//, {
    message: 'CLEANER_DATABASE_URL: set it to postgres://cleaner:password@host:port/database',
  })
  readonly CLEANER_DATABASE_URL?: string;

  /** The servers of one cluster by comma; one is enough, the client learns of the others from it. */
  @ValidateBy(
    { name: 'natsServers', validator: { validate: namesNatsServers } },
    {
      message:
        'NATS_URL: set it to nats://user:password@host:port, other servers of the cluster after commas, as in ' +
        'nats://user:password@one:4222,two:4222',
    },
  )
  readonly NATS_URL!: string;

  /** As who events are announced and read, where that is another user; the one above where one does everything. */
  @IsOptional()
  @ValidateBy(
    { name: 'natsServers', validator: { validate: namesNatsServers } },
    { message: 'NATS_EVENTS_URL: set it to nats://user:password@host:port, as NATS_URL' },
  )
  readonly NATS_EVENTS_URL?: string;

  @Matches(/^rediss?:\/\//, { message: 'REDIS_URL: set it to redis://host:port' })
  readonly REDIS_URL!: string;

  /** Where this process answers /healthz, /readyz and /metrics. 0 takes any free port. */
  @Type(() => Number)
  @IsInt({ message: 'HTTP_PORT: set it to a port number' })
  @Min(0)
  @Max(65_535)
  readonly HTTP_PORT: number = 0;

  /** The address HTTP_PORT is on: only this machine's own, unless other containers are to ask. */
  @IsIP(undefined, { message: 'HTTP_HOST: set it to an address such as 127.0.0.1 or 0.0.0.0' })
  readonly HTTP_HOST: string = '127.0.0.1';

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
    message: 'LOG_LEVEL: set fatal, error, warn, info, debug, trace or silent',
  })
  readonly LOG_LEVEL: string = 'info';

  /** A collector of traces that takes OTLP over HTTP; without one nothing is traced. */
  @IsOptional()
  @IsUrl(
    { require_tld: false, require_protocol: true, protocols: ['http', 'https'] },
    {
      message:
        'OTEL_EXPORTER_OTLP_ENDPOINT: set it to the address of a collector, such as http://127.0.0.1:4318',
    },
  )
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** Connections this process may hold to Postgres. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(2) @Max(100) readonly DATABASE_POOL: number = 10;
}

/** For services that print who the representative is. */
export class EntityServiceConfig extends ServiceConfig {
  /** The file with the record; outside production a sample stands in for it. */
  @ValidateIf(
    ({ NODE_ENV, LEGAL_ENTITY }: EntityServiceConfig) => NODE_ENV === 'production' || !!LEGAL_ENTITY,
  )
  @IsString({
    message: 'LEGAL_ENTITY: set it to the path of a JSON file that says who the representative is',
  })
  readonly LEGAL_ENTITY?: string;
}

/** For services that sign or check the links in mails. It signs nothing else. */
export class LinkServiceConfig extends EntityServiceConfig {
  @IsString({ message: 'LINK_SECRET: set it to at least 32 random characters' })
  @MinLength(32, { message: 'LINK_SECRET: set it to at least 32 random characters' })
  readonly LINK_SECRET!: string;
}
