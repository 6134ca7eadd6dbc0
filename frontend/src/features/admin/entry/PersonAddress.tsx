import { isGoneAddress } from '@shared/gone-address'
import { admin } from '../../../content/admin/admin'
import { Address } from '../../../ui/lists/Address'

/** A person's address; a deleted account has none. */
export const PersonAddress = ({ of }: { of: string }) =>
  isGoneAddress(of) ? admin.noAddress : <Address of={of} />
