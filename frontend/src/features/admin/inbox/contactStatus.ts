import type { ContactStatus } from '../../../api/generated'
import { inbox } from '../../../content/inbox'
import type { AdminParams } from '../../../paths'

/** What can have been done with a message, to choose from. */
export const contactStatusOptions = Object.entries(inbox.statuses).flatMap(([value, label]) =>
  isContactStatus(value) ? [{ value, label }] : [],
)

function isContactStatus(status: string | undefined): status is ContactStatus {
  return status !== undefined && Object.hasOwn(inbox.statuses, status)
}

/** The status an address asks for, if there is such a one. */
export const parseContactStatus = ({ status }: AdminParams): ContactStatus | undefined =>
  isContactStatus(status) ? status : undefined
