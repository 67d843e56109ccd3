import type { FactoryProvider } from '@nestjs/common';
import { sitePassages } from '@rep13/content';
import type { LegalEntity } from '@rep13/contracts-legal-entity';
import { LEGAL_ENTITY, LOGGER, SERVICE_CONFIG } from '@rep13/service-kit';
import type { Logger } from 'pino';
import type { OnboardingConfig } from '../config.ts';
import { AssistantService } from './assistant.service.ts';
import { ChatCompletions } from './chat-completions.ts';
import type { Model } from './model.ts';
import { PassageSearch } from './passage-search.ts';
import { siteFacts } from './site-facts.ts';

/** The assistant over the public site, with a model if a key is configured. */
export const assistantProvider: FactoryProvider<AssistantService> = {
  provide: AssistantService,
  inject: [SERVICE_CONFIG, LEGAL_ENTITY, LOGGER],
  useFactory: (config: OnboardingConfig, entity: LegalEntity, logger: Logger) => {
    const model = modelOf(config);
    if (!model) logger.info('assistant: AI_API_KEY is not set, so it quotes our pages');
    return new AssistantService(new PassageSearch(sitePassages(siteFacts(entity))), model, entity, logger);
  },
};

const modelOf = ({ AI_API_KEY, AI_BASE_URL, AI_MODEL }: OnboardingConfig): Model | null =>
  AI_API_KEY === undefined
    ? null
    : new ChatCompletions({ apiKey: AI_API_KEY, baseUrl: AI_BASE_URL, model: AI_MODEL });
