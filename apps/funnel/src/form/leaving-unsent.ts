/** Drafts stay in this tab; the question is for somebody who believes that the form was sent. */
export const LEAVING_UNSENT = 'Leave this page? What you typed stays in this tab, but it is not sent yet.';
