import styled from 'styled-components'
import type { NotToldRowFragment } from '../../../api/operationTypes'
import { notToldTexts as texts } from '../../../content/admin/notTold'
import { Box } from '../../../ui/Box'
import { Notice } from '../../../ui/Notice'
import { rem, theme } from '../../../ui/theme'
import { findValue } from '../section/recordKeys'
import { addressInWords, nameOrEmail } from './personNames'
import { PersonLink } from './PersonLink'
import { PersonAddress } from './PersonAddress'

interface NotToldProps {
  people: readonly NotToldRowFragment[]
  /** Whether the names lead to the person's page; false there, and where such a link is beside it. */
  linked?: boolean
}

/**
 * Lists the people whom the last change could not tell, by reason; nothing if there are none
 * (MAIL-22). A live region around it announces them.
 */
export function NotTold({ people, linked = true }: NotToldProps) {
  const reasons = [...new Set(people.map(({ reason }) => reason))]
  if (reasons.length === 0) return null
  return (
    <Box ref={bringIntoView}>
      {reasons.map(reason => {
        const own = people.filter(one => one.reason === reason)
        return (
          <div key={reason}>
            <Notice>
              {texts.title(own.length, findValue(texts.because, reason)?.(own.length))}
            </Notice>
            <People role="list">
              {own.map(one => (
                <li key={one.person.email}>
                  <Person {...one} linked={linked} />
                </li>
              ))}
            </People>
          </div>
        )
      })}
    </Box>
  )
}

function Person({ person, linked }: NotToldRowFragment & { linked: boolean }) {
  const name = nameOrEmail(person)
  return (
    <>
      {linked ? <PersonLink person={person} /> : <b translate="no">{name}</b>}
      {name !== addressInWords(person.email) && (
        <>
          <Comma>{', '}</Comma>
          <Where>
            <PersonAddress of={person.email} />
          </Where>
        </>
      )}
    </>
  )
}

/* React calls it once, when the list appears: the pressed button may be far below it. */
const bringIntoView = (list: HTMLElement | null) =>
  list?.scrollIntoView({ block: 'nearest', behavior: 'instant' })

/* The names begin below the text of the notice, beside its icon. */
const People = styled.ul`
  max-height: ${rem(240)};
  padding-left: min(${rem(28)}, 28px);
  overflow-y: auto;
  overflow-wrap: anywhere;

  ${theme.media.phone} {
    max-height: ${rem(360)};

    > li + li {
      margin-top: ${rem(8)};
    }
  }
`

/* On a phone the address has a line of its own. */
const Comma = styled.span`
  ${theme.media.phone} {
    display: none;
  }
`

const Where = styled.span`
  ${theme.media.phone} {
    display: block;
    font-size: ${rem(15)};
    line-height: ${rem(22)};
  }
`
