import { createConnectionType } from '../../pagination/connection'
import { Membership } from './membership.entity'

export const { Connection: MembershipConnection } = createConnectionType(Membership, 'Membership')
