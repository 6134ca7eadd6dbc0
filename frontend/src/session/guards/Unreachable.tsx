import styled from 'styled-components'
import { recheckSession } from '../session'
import { session } from '../../content/session'
import { PageHead } from '../../ui/PageHead'
import { Retry } from '../../ui/Retry'
import { theme } from '../../ui/theme'

const texts = session.unreachable

/**
 * Shown instead of a guarded page when the session could not be checked, with a button to retry.
 */
export function Unreachable() {
  return (
    <Padding>
      <PageHead title={texts.title} />
      <Retry text={texts.text} retry={recheckSession} />
    </Padding>
  )
}

const Padding = styled.div`
  padding-bottom: ${theme.space.s10};
`
