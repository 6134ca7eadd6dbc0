import { ApiToken } from '../../accounts/api-token.entity'
import { retentionJob } from '../../jobs/retention-job'
import type { Feature } from '../feature'
import { apiTokenData } from './api-tokens.data'
import { apiTokenChangedMail } from './api-tokens.mails'
import { ApiTokensResolver } from './api-tokens.resolver'
import { apiTokenActions } from './report-change'

/** Access tokens that expired 30 days ago. */
const OLD = `"expiresAt" < $1::timestamptz - interval '30 days'`

export const apiTokensFeature: Feature = {
  entities: [ApiToken],
  personalData: [apiTokenData],
  resolvers: [ApiTokensResolver],
  mails: [apiTokenChangedMail],
  auditActions: apiTokenActions,
  jobs: () => [retentionJob({ name: 'api_token_retention', table: 'api_token', where: OLD })],
}
