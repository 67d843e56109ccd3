export function restrictMarkup(): void;
