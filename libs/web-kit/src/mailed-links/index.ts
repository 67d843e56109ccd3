export { mailedToken } from './mailed-token.ts';
export { useMailedCode, type TypedCode } from './useMailedCode.ts';
