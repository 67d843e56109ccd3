import { LIMITS, MESSAGES } from '@rep13/contracts-constants';
import { RequiredLines, RequiredText } from '@rep13/contracts-validation';

/** `PATCH /api/admin/incidents/:id`: what everybody reads about it. */
export class DescribeIncidentBody {
  @RequiredText(LIMITS.incidentTitleMax, MESSAGES.incidentTitle) readonly title!: string;
  @RequiredLines(LIMITS.incidentTextMax, MESSAGES.incidentText) readonly words!: string;
}
