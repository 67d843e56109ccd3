import { Global, Module } from '@nestjs/common';
import { EndSessionsWhenClientPasswordChanged } from './end-sessions-when-client-password-changed.handler.ts';
import { KnownDevices } from './known-devices.ts';
import { PostgresSessionStore } from './postgres-session.store.ts';
import { Sessions } from './sessions.ts';

@Global()
@Module({
  providers: [PostgresSessionStore, Sessions, KnownDevices, EndSessionsWhenClientPasswordChanged],
  exports: [PostgresSessionStore, Sessions, KnownDevices],
})
export class SessionsModule {}
