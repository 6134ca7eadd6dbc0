import type { EntityManager } from 'typeorm'
import { createLink, type NewLink } from '../links/links'
import type { Mail } from './mail.entity'
import { queueMail } from './queue-mail'

type LinkMail = NewLink & Pick<Mail, 'template'> & Partial<Pick<Mail, 'userId' | 'data'>>

/** Writes a link and, in the same transaction, the mail that brings it, which says nothing any more once the link has expired. */
export async function queueLinkMail(
  { template, userId = null, data, ...newLink }: LinkMail,
  em: EntityManager,
): Promise<void> {
  const { id: linkId, email: to, expiresAt } = await createLink(newLink, em)
  const key = `${template}:${linkId}`
  await queueMail({ template, to, userId, data: { ...data, linkId }, key, expiresAt }, em)
}
