export { COMMAND_CATALOGUE, EVENT_CATALOGUE } from './catalogue.ts';
