import type { SessionUser } from '../../session/session'
import { MailAddress } from '../../ui/MailAddress'
import { fullName } from './person'

/** Who it is: the names there are, else the address. */
export function PersonName({ of }: { of: SessionUser }) {
  return fullName(of) || <MailAddress>{of.email}</MailAddress>
}
