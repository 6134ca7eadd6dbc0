import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { DeskPersonFragment } from '../../../api/operationTypes'
import { paths } from '../../../paths'
import { inlineLink } from '../panel/inlineLink'
import { NameText } from './NameText'
import { displayName, nameOrEmail } from './personNames'

interface PersonLinkProps {
  person: DeskPersonFragment
  /**
   * The link is in a table: a missing name is shown as the table's placeholder, and a screen reader
   * reads the email address.
   */
  inTable?: boolean
}

/** A link to the person's page (PAGE-30): the name, or the email address if there is no name. */
export function PersonLink({ person, inTable = false }: PersonLinkProps) {
  const name = nameOrEmail(person)
  const shown = inTable ? displayName(person) : name
  return (
    <Name
      to={paths.admin({ view: 'person', id: person.userId })}
      translate="no"
      aria-label={shown === name ? undefined : `${shown}, ${name}`}
    >
      {inTable ? <NameText>{shown}</NameText> : shown}
    </Name>
  )
}

const Name = styled(Link)`
  ${inlineLink}
`
