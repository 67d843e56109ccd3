import { EntityServiceConfig } from '@rep13/service-kit';

/** The environment of this service: what every service needs, and who the agreements are made with. */
export class AgreementsConfig extends EntityServiceConfig {}
