export const APPROVALS_PATH = '/admin/approvals';
