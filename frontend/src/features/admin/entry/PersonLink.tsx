import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { usePanel } from '../panel/usePanel'
import { nameOrEmail, displayName } from './personNames'
import { inlineLink } from '../panel/inlineLink'

interface PersonLinkProps {
  entry: { id: string; user: Parameters<typeof displayName>[0] }
  /** The link is inside a panel: it does not get the focus back when another panel closes. */
  inPanel?: boolean
  /** The link is in a table: a missing name is shown by the table's word, and a screen reader reads the address. */
  inTable?: boolean
}

/** A person's name, or their address if they have none, which opens their panel. */
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
      id={inPanel ? undefined : personLinkId(id)}
      aria-label={shown === name ? undefined : `${shown}, ${name}`}
    >
      {shown}
    </Name>
  )
}

/** The element that opens the panel of this entry, and that gets the focus back from it. */
export const personLinkId = (entryId: string) => `person-${entryId}`

const Name = styled(Link)`
  ${inlineLink}
`
