import express from 'express';

/** A bundle of reports is some kilobytes. */
export const parseReports = express.json({
  limit: '64kb',
  type: ['application/csp-report', 'application/reports+json'],
});
