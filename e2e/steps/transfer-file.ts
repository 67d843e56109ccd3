import { expect, type APIResponse } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { pdfText } from './pdf-text.ts';

/** What a transfer file holds for programs, and what its PDF says to people. */
export async function unpack(answer: APIResponse): Promise<{ json: string; pdf: string }> {
  const { 'transfer-file.json': json, 'transfer-file.pdf': pdf, ...others } = unzipSync(await answer.body());
  expect(Object.keys(others)).toEqual([]);
  return { json: strFromU8(json!), pdf: await pdfText(pdf!) };
}
