export function noteEarlyTyping(): void;
