import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { usePanel } from '../panel/usePanel'
import { nameOrEmail, displayName } from './personNames'
import { inlineLink } from '../panel/inlineLink'

interface PersonLinkProps {
  entry: { id: string; user: Parameters<typeof displayName>[0] }
  /** The link is inside a panel: it does not receive the focus when another panel closes. */
  inPanel?: boolean
  /**
   * The link is in a table: a missing name is shown as the table's placeholder, and a screen reader
   * reads the e-mail address.
   */
  inTable?: boolean
}

/** A link that opens a person's panel: the name, or the e-mail address if there is no name. */
export function PersonLink({
  entry: { id, user },
  inPanel = false,
  inTable = false,
}: PersonLinkProps) {
  const { linkTo } = usePanel('person')
  const name = nameOrEmail(user)
  const shown = inTable ? displayName(user) : name
  return (
    <Name
      {...linkTo(id)}
      translate="no"
      id={inPanel ? undefined : personLinkId(id)}
      aria-label={shown === name ? undefined : `${shown}, ${name}`}
    >
      {shown}
    </Name>
  )
}

/** The id of the link that opens the entry's panel and receives the focus when the panel closes. */
export const personLinkId = (entryId: string) => `person-${entryId}`

const Name = styled(Link)`
  ${inlineLink}
`
