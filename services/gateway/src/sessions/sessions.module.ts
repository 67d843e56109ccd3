import { Global, Module } from '@nestjs/common';
import { PostgresSessionStore } from './postgres-session.store.ts';
import { Sessions } from './sessions.ts';

@Global()
@Module({ providers: [PostgresSessionStore, Sessions], exports: [PostgresSessionStore, Sessions] })
export class SessionsModule {}
