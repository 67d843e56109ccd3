import { Global, Module } from '@nestjs/common';
import { EndSessionsWhenClientPasswordChanged } from './end-sessions-when-client-password-changed.handler.ts';
import { KnownDevices } from './known-devices.ts';
import { OwnSessions } from './own-sessions.ts';
import { PostgresSessionStore } from './postgres-session.store.ts';
import { Sessions } from './sessions.ts';

@Global()
@Module({
  providers: [PostgresSessionStore, Sessions, OwnSessions, KnownDevices, EndSessionsWhenClientPasswordChanged],
  exports: [PostgresSessionStore, Sessions, OwnSessions, KnownDevices],
})
export class SessionsModule {}
