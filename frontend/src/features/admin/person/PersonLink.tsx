import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { usePersonPanel } from '../../../api/personPanel'
import { shownName } from '../person'
import { inlineLink } from './inlineLink'

interface PersonLinkProps {
  entry: { id: string; user: Parameters<typeof shownName>[0] }
  /** Stands in a panel itself: another panel that closes does not come back to it. */
  inPanel?: boolean
}

/** A person's name, which opens their panel. */
export function PersonLink({ entry: { id, user }, inPanel = false }: PersonLinkProps) {
  const { linkTo } = usePersonPanel()
  return (
    <Name {...linkTo(id)} id={inPanel ? undefined : opener(id)}>
      {shownName(user)}
    </Name>
  )
}

/** The element that opens the panel of this entry, and that gets the focus back from it. */
export const opener = (entryId: string) => `person-${entryId}`

const Name = styled(Link)`
  ${inlineLink}
`
