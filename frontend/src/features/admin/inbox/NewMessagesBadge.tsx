import styled from 'styled-components'
import { useNewMessagesQuery } from '../../../api/generated'
import { admin } from '../../../content/admin'
import { rem, theme } from '../../../ui/theme'

/** How many messages nobody has read yet; nothing without one. Only the team may mount it. */
export function NewMessagesBadge() {
  const { data } = useNewMessagesQuery({ fetchPolicy: 'cache-and-network' })
  const count = data?.contactSubmissions?.totalCount ?? 0
  return count > 0 && <Mark>{admin.newMessages(count)}</Mark>
}

/* At the link's corner: when it comes, the label stays where it is. */
const Mark = styled.span`
  position: absolute;
  top: ${rem(-12)};
  right: ${rem(8)};
  padding: 0 ${rem(10)};
  border-radius: ${theme.radius.ball};
  background: ${theme.color.coral};
  color: ${theme.color.ink};
  font-size: ${rem(14)};
  line-height: ${rem(24)};
  white-space: nowrap;

  ${theme.media.phone} {
    top: ${rem(-15)};
  }
`
