export const AUTHORITIES_PATH = '/admin/authorities';

export const AUTHORITIES_API = '/api/admin/authorities';
