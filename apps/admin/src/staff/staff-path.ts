export const STAFF_PATH = '/api/admin/users';
