export { MailedCodeForm } from './MailedCodeForm.tsx';
