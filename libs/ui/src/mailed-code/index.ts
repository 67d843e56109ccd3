export { CodeField, MailedCode, TypedInstead } from './MailedCode.tsx';
