import { SetMetadata } from '@nestjs/common';
import express from 'express';

export const SENT_BY_BROWSERS = 'sent-by-browsers';

/**
 * Marks a call that browsers make by themselves, not our pages: some name no origin, and none sends plain JSON. Only
 * for calls that change nothing.
 */
export const SentByBrowsers = (): MethodDecorator => SetMetadata(SENT_BY_BROWSERS, true);

/** A bundle of reports is some kilobytes. */
export const parseReports = express.json({
  limit: '64kb',
  type: ['application/csp-report', 'application/reports+json'],
});
