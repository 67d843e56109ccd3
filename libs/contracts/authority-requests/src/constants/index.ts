export * from './authority-language.ts';
export * from './authority-requests.ts';
export * from './foreign-orders.ts';
export * from './order-deadlines.ts';
export * from './order-language.ts';
export * from './order-particulars.ts';
export * from './ticket-files.ts';
