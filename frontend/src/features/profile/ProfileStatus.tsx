import styled from 'styled-components'
import type { SessionUser } from '../../session/session'
import { profile } from '../../content/profile'
import { rem } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { MembershipStatus } from './MembershipStatus'

/** The status line, the same in both modes: only the club can change the status. */
export function ProfileStatus({ user }: { user: SessionUser }) {
  return (
    <List>
      <Term>{profile.information.status}</Term>
      <Value>
        <MembershipStatus of={user} />
      </Value>
    </List>
  )
}

const List = styled.dl`
  display: grid;
  gap: ${rem(8)};
`

const Term = styled.dt`
  font-weight: 600;
  font-size: ${rem(16)};
  line-height: ${rem(22)};
`

const Value = styled.dd`
  color: ${tone.text2};
  line-height: ${rem(22)};
`
