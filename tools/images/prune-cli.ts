import { REPOSITORY } from '@rep13/local-stack';
import { prune } from './prune.ts';

/** `tsx tools/images/prune-cli.ts <image> <folder>`: what the Dockerfile makes an image of. */
const [image, target] = process.argv.slice(2);
if (!image || !target) throw new Error('Usage: tsx tools/images/prune-cli.ts <image> <folder>');
prune(image, REPOSITORY, target);
