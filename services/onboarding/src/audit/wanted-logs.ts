/** Which lines of the audit log; what is absent does not matter. */
export interface WantedLogs {
  readonly signupId?: number;
  readonly eventType?: string;
  /** An event type without its version. */
  readonly kind?: string;
  /** Any part of the event type, in any case. */
  readonly partOfType?: string;
  /** Who did it. */
  readonly actor?: string;
  /** From this moment on, and before the other; ISO 8601. */
  readonly from?: string;
  readonly to?: string;
  readonly cursor?: number;
  readonly limit: number;
}

/** What an event type must be like, for `like all`; none: any type will do. */
export const typePatterns = ({ eventType, kind, partOfType }: WantedLogs): string[] => [
  ...(eventType === undefined ? [] : [literal(eventType)]),
  ...(kind === undefined ? [] : [`${literal(kind)}.v%`]),
  ...(partOfType === undefined ? [] : [`%${literal(partOfType)}%`]),
];

const literal = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&');
