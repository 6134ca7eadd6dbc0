import styled from 'styled-components'
import { waitlist } from '../../content/waitlist'
import { Container } from '../../ui/Container'
import { Heading } from '../../ui/Heading'
import { Surface } from '../../ui/Surface'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { ReserveLink } from './ReserveLink'

const texts = waitlist.closing

/**
 * The coral band at the end of the waitlist page: when the list closes, and a last link to join.
 */
export function ClosingBand({ join }: { join: string }) {
  return (
    <Surface tone="coral" as="section">
      <Container>
        <Band>
          <div>
            <Heading level={2} size="d2">
              {texts.title}
            </Heading>
            <Note>
              <Text size="strong" weight="semibold">
                {texts.note}
              </Text>
            </Note>
          </div>
          <ReserveLink to={join} label={texts.action} />
        </Band>
      </Container>
    </Surface>
  )
}

const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${theme.space.s6};
  padding-block: ${theme.space.s8};
`

const Note = styled.div`
  margin-top: ${rem(14)};
`
