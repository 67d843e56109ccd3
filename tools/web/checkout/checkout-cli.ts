import { resolve } from 'node:path';
import { copyWorkspace } from './checkout.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say where to: checkout-cli.ts <empty folder>');
await copyWorkspace(resolve(folder));
console.log(`A copy of this workspace, in which apps can be built, lies in ${folder}`);
