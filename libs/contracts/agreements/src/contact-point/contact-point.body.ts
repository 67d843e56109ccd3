import { IsBoolean } from 'class-validator';
import { MESSAGES } from '@rep13/contracts-constants';

/** `POST /api/client/contact-point`. */
export class ContactPointBody {
  /** Whether we are the point of contact of Article 11 DSA. */
  @IsBoolean({ message: MESSAGES.contactPoint }) readonly designated!: boolean;
}
