import { Global, Module } from '@nestjs/common';
import { EndRegistrationWhenClientAccountActivated } from './end-registration-when-client-account-activated.handler.ts';
import { EndSessionsWhenContactChanged } from './end-sessions-when-contact-changed.handler.ts';
import { EndSessionsWhenClientPasswordChanged } from './end-sessions-when-client-password-changed.handler.ts';
import { KnownDevices } from './known-devices.ts';
import { OwnSessions } from './own-sessions.ts';
import { PostgresSessionStore } from './postgres-session.store.ts';
import { Sessions } from './sessions.ts';
import { VisitorScopes } from './visitor-scopes.ts';

@Global()
@Module({
  providers: [
    PostgresSessionStore,
    Sessions,
    OwnSessions,
    KnownDevices,
    VisitorScopes,
    EndRegistrationWhenClientAccountActivated,
    EndSessionsWhenClientPasswordChanged,
    EndSessionsWhenContactChanged,
  ],
  exports: [PostgresSessionStore, Sessions, OwnSessions, KnownDevices, VisitorScopes],
})
export class SessionsModule {}
