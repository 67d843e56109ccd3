import { ServiceConfig } from '@rep13/service-kit';

/** The environment of this service: what every service needs. */
export class SlaConfig extends ServiceConfig {}
