export const HELD_API = '/api/admin/held-requests';
