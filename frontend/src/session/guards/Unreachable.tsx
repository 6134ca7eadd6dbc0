import styled from 'styled-components'
import { recheckSession } from '../session'
import { session } from '../../content/session'
import { Button } from '../../ui/Button'
import { Empty } from '../../ui/Empty'
import { PageHead } from '../../ui/PageHead'
import { theme } from '../../ui/theme'

const words = session.unreachable

/** Instead of a page that is not for everyone, when it could not be asked who is signed in; and another try. */
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
