import { ApiToken } from '../../accounts/api-token.entity'
import { DAY_MS } from '../../core/durations'
import type { Feature } from '../feature'
import { apiTokenData } from './api-tokens.data'
import { deleteOldApiTokens } from './api-token-retention'
import { apiTokenChangedMail } from './api-tokens.mails'
import { ApiTokensResolver } from './api-tokens.resolver'
import { apiTokenActions } from './report-change'

export const apiTokensFeature: Feature = {
  entities: [ApiToken],
  personalData: [apiTokenData],
  resolvers: [ApiTokensResolver],
  mails: [apiTokenChangedMail],
  auditActions: apiTokenActions,
  jobs: () => [{ name: 'api_token_retention', everyMs: DAY_MS, run: deleteOldApiTokens }],
}
