export { consumersOf, type ConsumerDeclaration } from './consumer.ts';
export { StreamProvisioner } from './stream-provisioner.ts';
export { STREAM } from './stream.ts';
