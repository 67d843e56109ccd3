import { REPOSITORY } from '@rep13/local-stack';
import { prune } from './prune.ts';

/** `tsx tools/images/prune-cli.ts <service> <folder>`: what the Dockerfile makes an image of. */
const [service, target] = process.argv.slice(2);
if (!service || !target) throw new Error('Usage: tsx tools/images/prune-cli.ts <service> <folder>');
prune(service, REPOSITORY, target);
