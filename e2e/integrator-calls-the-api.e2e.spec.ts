import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import openapiTS, { astToString } from 'openapi-typescript';
import { BASE_URL } from './steps/api.ts';
import { buildCompany } from './steps/customer.ts';
import { pdfText } from './steps/pdf-text.ts';

const run = promisify(execFile);
const REPOSITORY = fileURLToPath(new URL('../', import.meta.url));
const PROGRAM = 'register-and-sign.ts';
const TSC = join(REPOSITORY, 'node_modules/@typescript/native/bin/tsc');
const STRICT = ['--noEmit', '--strict', '--skipLibCheck', '--allowImportingTsExtensions', '--types', 'node'];

/** What the compiler complains about; nothing when it is content. */
const complaints = (folder: string): Promise<string> =>
  run(process.execPath, [TSC, ...STRICT, '--module', 'nodenext', '--target', 'es2023', PROGRAM], {
    cwd: folder,
  }).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  );

test('a program that is written against the API document compiles, and gets from the check to the portal', async ({}, testInfo) => {
  const folder = testInfo.outputPath('program');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  const types = await openapiTS(new URL('/api/docs-json', BASE_URL));
  await writeFile(join(folder, 'openapi.d.ts'), astToString(types));
  const program = await readFile(join(REPOSITORY, 'docs/examples/api-client', PROGRAM), 'utf8');

  await test.step('a field that the document does not have does not compile', async () => {
    await writeFile(join(folder, PROGRAM), program.replace('legalContactName:', 'contactName:'));
    expect(await complaints(folder)).toContain('contactName');
  });

  await writeFile(join(folder, PROGRAM), program);
  expect(await complaints(folder)).toBe('');
  const { email } = buildCompany();
  const pdf = join(folder, 'agreement.pdf');
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', PROGRAM, BASE_URL, email, 'a quiet harbour at dusk', pdf],
    { cwd: folder },
  );
  const answer = JSON.parse(stdout) as { agreementNumber: string };
  expect(answer).toEqual({
    requiresLegalRep: true,
    agreementNumber: expect.stringMatching(/^DSA-/),
    repeated: answer.agreementNumber,
    inPortal: answer.agreementNumber,
    companyName: 'Northwind Traders',
    refused: { status: 404, code: 'gateway.not-found' },
  });
  expect(await pdfText(await readFile(pdf))).toContain(answer.agreementNumber);
});
