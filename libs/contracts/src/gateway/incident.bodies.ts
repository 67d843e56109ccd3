import { LIMITS } from '../constants/limits.ts';
import { MESSAGES } from '../constants/messages.ts';
import { RequiredLines, RequiredText } from '../validation/text.ts';

/** `PATCH /api/admin/incidents/:id`: what everybody reads about it. */
export class DescribeIncidentBody {
  @RequiredText(LIMITS.incidentTitleMax, MESSAGES.incidentTitle) readonly title!: string;
  @RequiredLines(LIMITS.incidentWordsMax, MESSAGES.incidentWords) readonly words!: string;
}
