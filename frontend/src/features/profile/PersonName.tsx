import type { SessionUser } from '../../session/session'
import { fullName } from '../../format/names'
import { MailAddress } from '../../ui/MailAddress'

/** Who it is: the names there are, else the address. */
export function PersonName({ of }: { of: SessionUser }) {
  return fullName(of) || <MailAddress>{of.email}</MailAddress>
}
