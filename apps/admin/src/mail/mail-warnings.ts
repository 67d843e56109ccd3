import type { MailWarning } from '@rep13/contracts-sla/constants';

/** What staff should know before it believes a mail: a sentence each. */
export const WARNING: Record<MailWarning, string> = {
  'broken-mime': 'It is damaged: its end or one of its files may be missing.',
  calendar: 'It brings an invitation to a calendar, which is never answered.',
  'charset-guessed': 'It does not say how its letters are written: some may be wrong.',
  deep: 'Mails lie in mails in it, deeper than we look. The rest is in its bytes.',
  'forwarded-in-text': 'Its text holds a forwarded mail. Who that names as its sender is not proven.',
  'hidden-characters':
    'It held characters that nobody sees or that turn the text round. They were taken out.',
  'hidden-text': 'Its HTML holds text that a mail program does not show. It is shown here.',
  'html-only': 'It has no plain text: what you read was made of its HTML.',
  'html-too-deep': 'Its HTML was too deep to be read in order: words may stand at the wrong place.',
  'link-shows-other-address': 'A link in it shows another address than the one where it leads.',
  'many-parts': 'It has more parts than we read. The rest is in its bytes.',
  'name-shows-other-address': 'The name shows another address than the one it came from.',
  'nested-message': 'It brings another mail. Who that names as its sender is not proven.',
  'no-date': 'It does not say when it was written.',
  'no-message-id': 'It has no Message-ID, as programs that write many mails leave it out.',
  'odd-time': 'The mailbox gives a time that cannot be right: the 24 hours count from when we first saw it.',
  'remote-content':
    'It would fetch pictures from elsewhere, and so tell its sender that it was read. Nothing was fetched.',
  'reply-to-elsewhere': 'Answers to it would go to another domain than the one it came from.',
  'same-message-id':
    'Another mail with the same Message-ID says something else. One of the two may be forged.',
  'several-from': 'It names several senders. The first one is shown.',
  'unsigned-part': 'Its signature covers a part of it only: the rest may be anybody’s.',
  'versions-differ': 'Its plain text and its HTML do not say the same. Both are shown.',
  winmail: 'Its files came packed as winmail.dat and were taken out of it.',
};
