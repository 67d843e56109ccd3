/** The mails that wait. */
export const MAILS_PATH = '/admin/mail';

/** Each of those that one address wrote. */
export const mailsOfPath = (sender: string): string => `${MAILS_PATH}?${new URLSearchParams({ sender })}`;

export const mailPath = (id: number): string => `${MAILS_PATH}/${id}`;
