import styled from 'styled-components'
import type { SessionUser } from '../../session/session'
import { profile } from '../../content/profile'

/** Shows the stored status. Only CSS capitalises it (FORM-11). */
export function MembershipStatus({ of }: { of: SessionUser }) {
  return <Raw>{of.membershipStatus || profile.unset.status}</Raw>
}

const Raw = styled.span`
  text-transform: capitalize;
`
