import { apiTokenRules } from '@shared/api-token-rules'
import * as yup from 'yup'
import type { CreateApiTokenInput, TokenScope } from '../../api/operationTypes'
import { ruleSchema } from '../../schema/ruleSchema'

export const createTokenSchema: yup.ObjectSchema<CreateApiTokenInput> = yup.object({
  name: ruleSchema(apiTokenRules.name),
  scopes: yup
    .array(yup.mixed<TokenScope>().defined())
    .defined()
    .test({
      name: 'rule',
      test(scopes) {
        const message = apiTokenRules.scopes(scopes)
        return message === undefined || this.createError({ message })
      },
    }),
  expiresInDays: yup.number().defined(),
})
