import { describe, expect, it } from '@jest/globals';
import * as files from '@rep13/contracts-api-admin/exports';
import * as lists from '@rep13/contracts-api-admin/lists';
import { exportPath, listPath } from './list-path.ts';

describe('the address of a list', () => {
  it('asks for one row more than a page has, with the filters that are set', () => {
    const filters = { search: 'a&b', status: undefined, paid: '' };
    expect(listPath(lists.signups, filters, '7')).toBe('/api/admin/signups?search=a%26b&limit=51&cursor=7');
  });

  it('exports what is shown, all pages of it', () => {
    expect(exportPath(files.signups, { paid: 'true' })).toBe('/api/admin/signups/export?paid=true');
    expect(exportPath(files.signups, {})).toBe('/api/admin/signups/export');
  });
});
