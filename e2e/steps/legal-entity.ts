import type { Page } from '@playwright/test';
import type { PrintedEntity } from '@rep13/contracts-constants';

/** Who the product under test says it is: each of its pages carries the record. */
export async function legalEntityOf(page: Page): Promise<PrintedEntity> {
  const record = await page.locator('script#legal-entity').textContent();
  return JSON.parse(record ?? '') as PrintedEntity;
}
