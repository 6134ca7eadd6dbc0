import { findLinkToken } from '@shared/link-text'
import * as yup from 'yup'
import { pasteLink } from '../../content/mailedLinks'
import { ruleSchema } from '../../schema/ruleSchema'

export interface PasteLinkValues {
  link: string
}

export const pasteLinkSchema: yup.ObjectSchema<PasteLinkValues> = yup.object({
  link: ruleSchema(link => (findLinkToken(link) ? undefined : pasteLink.invalid)),
})
