/** Of every page for staff, as the spec asks of every page; search engines are kept out of them. */
export const ADMIN_KEYWORDS = 'Rep13 admin, staff, orders from authorities, clients';
