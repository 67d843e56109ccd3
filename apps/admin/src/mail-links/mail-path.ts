/** The mails that wait. */
export const MAILS_PATH = '/admin/mail';

export const mailPath = (id: number): string => `${MAILS_PATH}/${id}`;
