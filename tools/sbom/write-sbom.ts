import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { billOfMaterials } from './bill-of-materials.ts';

/** `npm run sbom -- [file]`: writes what runs as CycloneDX, by default to dist/sbom.cdx.json. */
const file = resolve(process.argv[2] ?? 'dist/sbom.cdx.json');
const bill = billOfMaterials();
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${bill.components.length} components in ${file}`);
