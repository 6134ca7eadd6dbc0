import { isGoneAddress } from '@shared/gone-address'
import { admin } from '../../../content/admin/admin'
import { MailAddress } from '../../../ui/MailAddress'

/** A person's address; a deleted account has none. */
export const PersonAddress = ({ of }: { of: string }) =>
  isGoneAddress(of) ? admin.noAddress : <MailAddress>{of}</MailAddress>
