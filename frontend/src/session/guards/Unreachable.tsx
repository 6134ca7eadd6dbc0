import styled from 'styled-components'
import { recheckSession } from '../session'
import { session } from '../../content/session'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { PageHead } from '../../ui/PageHead'
import { theme } from '../../ui/theme'

const words = session.unreachable

/**
 * Shown instead of a guarded page when the session could not be checked, with a button to retry.
 */
export function Unreachable() {
  return (
    <Padding>
      <PageHead title={words.title} />
      <Empty text={words.text} action={<Button onClick={recheckSession}>{words.retry}</Button>} />
    </Padding>
  )
}

const Padding = styled.div`
  padding-bottom: ${theme.space.s10};
`
