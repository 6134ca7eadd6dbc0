import type { SessionUser } from '../../session/session'
import { fullName } from '../../format/names'
import { MailAddress } from '../../ui/MailAddress'

/** Shows the person's name, or the email address if there is no name. */
export function PersonName({ of }: { of: SessionUser }) {
  const name = fullName(of)
  return name ? <span translate="no">{name}</span> : <MailAddress>{of.email}</MailAddress>
}
