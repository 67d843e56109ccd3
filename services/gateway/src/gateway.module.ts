import { Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE, DiscoveryModule } from '@nestjs/core';
import { AdminModule } from './admin/admin.module.ts';
import { AdminUsersModule } from './identity/admin-users/admin-users.module.ts';
import { AudienceCheck } from './audience/audience-check.ts';
import { AuthoritiesModule } from './authorities/authorities.module.ts';
import { ClientModule } from './client/client.module.ts';
import { ContractPipe } from './edge/contract.pipe.ts';
import { ErrorsFilter } from './errors.filter.ts';
import { SameOriginGuard } from './edge/same-origin.guard.ts';
import { OnboardingModule } from './onboarding/onboarding.module.ts';
import { LoadLimits } from './overload/load-limits.ts';
import { PublicModule } from './public/public.module.ts';
import { RateLimitsModule } from './rate-limits/rate-limits.module.ts';
import { WritesGuard } from './rate-limits/writes.guard.ts';
import { RedisModule } from './redis/redis.module.ts';
import { RegisterModule } from './register/register.module.ts';
import { SecondFactorModule } from './identity/second-factor/second-factor.module.ts';
import { SessionsModule } from './identity/sessions/sessions.module.ts';
import { StepUpModule } from './identity/step-up/step-up.module.ts';
import { TrailModule } from './identity/trail/trail.module.ts';
import { StatusModule } from './status/status.module.ts';

/** The four audiences, and what every call passes on its way to them. */
@Module({
  imports: [
    DiscoveryModule,
    SessionsModule,
    RedisModule,
    RateLimitsModule,
    AdminUsersModule,
    TrailModule,
    StepUpModule,
    StatusModule,
    SecondFactorModule,
    PublicModule,
    RegisterModule,
    AuthoritiesModule,
    OnboardingModule,
    ClientModule,
    AdminModule,
  ],
  providers: [
    AudienceCheck,
    LoadLimits,
    { provide: APP_FILTER, useClass: ErrorsFilter },
    { provide: APP_GUARD, useClass: SameOriginGuard },
    { provide: APP_GUARD, useClass: WritesGuard },
    { provide: APP_PIPE, useClass: ContractPipe },
  ],
})
export class GatewayModule {}
