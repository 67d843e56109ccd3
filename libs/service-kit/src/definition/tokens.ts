/** The service's checked configuration: its own subclass of ServiceConfig. */
export const SERVICE_CONFIG = Symbol('SERVICE_CONFIG');

/** The service's pino logger. */
export const LOGGER = Symbol('LOGGER');

/** The service's definition. */
export const SERVICE_DEFINITION = Symbol('SERVICE_DEFINITION');

/** The LegalEntity that this service prints; only where its configuration is an EntityServiceConfig. */
export const LEGAL_ENTITY = Symbol('LEGAL_ENTITY');
