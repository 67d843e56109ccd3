/** What migrations are made of, and what runs them. It loads neither Nest nor a service. */
export { migrateService } from '../bootstrap/migrate-service.ts';
export { createFoldText } from '../lists/fold-text-function.ts';
export { addSearchColumn, dropSearchColumn, renewSearchColumn } from '../lists/search-column.ts';
export { letOnlyCleanerDelete } from '../retention/let-cleaner-delete.ts';
export { addRunningTotals, dropRunningTotals } from '../totals/running-totals.ts';
