import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { REPOSITORY } from '@rep13/local-stack';
import { billOfMaterials } from './bill-of-materials.ts';

/** `npm run sbom -- [file] [folder]`: writes what runs as CycloneDX, by default of this repository to dist/sbom.cdx.json. */
const file = resolve(process.argv[2] ?? 'dist/sbom.cdx.json');
const bill = billOfMaterials(resolve(process.argv[3] ?? REPOSITORY));
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} components in ${file}`);
