import styled from 'styled-components'
import { useContactSubmissionChangedSubscription, useNewMessagesQuery } from './inbox.generated'
import { admin } from '../../../content/admin/admin'
import { formatCount } from '../../../format/numbers'
import { useLiveQuery } from '../../../live/useLiveQuery'
import { rem, theme } from '../../../ui/theme'

/* A new message and a changed status can change the page of a filtered list, and the count. */
const live = { fields: ['contactSubmissions', 'today'] as const }

/**
 * Shows the number of unread messages, or nothing if there are none. It is on every section, so it
 * also keeps the list of messages up to date. Only the team may mount it.
 */
export function NewMessagesBadge() {
  const { data } = useNewMessagesQuery({ fetchPolicy: 'cache-and-network' })
  useLiveQuery(useContactSubmissionChangedSubscription, live)
  const count = data?.contactSubmissions?.totalCount ?? 0
  return (
    count > 0 && (
      <Mark>
        <span>{formatCount(count)}</span>
        <Word>{` ${admin.newMessages}`}</Word>
      </Mark>
    )
  )
}

const Mark = styled.span`
  min-width: ${rem(24)};
  padding: 0 ${rem(8)};
  border-radius: ${theme.radius.ball};
  background: ${theme.color.coral};
  color: ${theme.color.ink};
  font-weight: 600;
  font-size: ${rem(14)};
  line-height: ${rem(24)};
  text-align: center;
  white-space: nowrap;

  ${theme.media.forced} {
    border: ${theme.stroke.ui} solid;
  }
`

/*
 * On a narrow link only the number is visible, so that the badge does not cover the group's label.
 */
const Word = styled.span`
  @container (max-width: ${rem(152)}) {
    position: absolute;
    right: 0;
    clip-path: inset(50%);
  }
`
