export const AUTHORITIES_PATH = '/admin/authorities';
