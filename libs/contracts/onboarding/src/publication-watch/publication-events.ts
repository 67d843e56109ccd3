import { IsBoolean, IsIn, IsInt, IsISO8601, IsOptional } from 'class-validator';
import { PUBLISHED_LINES, type PublishedLine } from '../constants/index.ts';
import { PUBLICATION_OBSTACLES, type PublicationObstacle } from './publication.views.ts';

/**
 * The website of a client shows all that Article 13(4) DSA asks it to say of its representative, and Article 11(2) and
 * (3) of its point of contact where we are that, after a time in which it did not, or for the first time; or staff saw it
 * there. That it still does is not announced.
 */
export class PublicationSeen {
  static readonly type = 'onboarding.publication.seen.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly seenAt!: string;
  /** A member of staff looked, because the page shows nothing to a program. */
  @IsBoolean() readonly confirmedByHand!: boolean;
}

/**
 * The website of a client was read twice, at least 24 hours apart, and neither time showed all that Article 13(4) DSA,
 * and Article 11 where we are its point of contact, asks for. Announced once until it is seen again. A page that could not be read is no miss.
 */
export class PublicationMissing {
  static readonly type = 'onboarding.publication.missing.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly firstMissedAt!: string;
  @IsISO8601() readonly missedAt!: string;
  /** What the second reading missed. Absent in events from before it was told: of Article 13. */
  @IsOptional() @IsIn(PUBLISHED_LINES, { each: true }) readonly lines?: readonly PublishedLine[];
}

/**
 * For three weeks no reading of a client's website could say whether it shows what Article 13(4) DSA asks for: staff
 * has to look. Announced once until a reading can say it again, or staff saw it.
 */
export class PublicationUnjudged {
  static readonly type = 'onboarding.publication.unjudged.v1';

  @IsInt() readonly signupId!: number;
  @IsISO8601() readonly since!: string;
  @IsISO8601() readonly at!: string;
  /** Of the last reading. */
  @IsIn(PUBLICATION_OBSTACLES) readonly obstacle!: PublicationObstacle;
}
