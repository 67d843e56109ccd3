import type { InboundMailDetailView } from '@rep13/contracts-sla';

/** The mail that a page is about, and what to call with its outcome. */
export interface MailWork {
  readonly mail: InboundMailDetailView;
  /** The mail as the server has just answered it. */
  readonly show: (mail: InboundMailDetailView) => void;
  /** Somebody else was faster: asks the server. */
  readonly reload: () => void;
}

export interface MailDialogProps extends MailWork {
  readonly onClose: () => void;
}
