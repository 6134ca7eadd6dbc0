import styled from 'styled-components'
import { booking } from '../content/booking'
import { BookingSoon } from '../features/site/BookingSoon'
import { ComingSoonHead } from '../features/site/ComingSoonHead'
import { LaunchTimeline } from '../features/site/LaunchTimeline'
import { Container } from '../ui/Container'
import { Lead } from '../ui/Lead'
import { rem } from '../ui/theme'

/**
 * The page until members can book, and afterwards for people who are not members; they read one
 * sentence more.
 */
export function BookingStated({ note }: { note?: string }) {
  return (
    <>
      <ComingSoonHead {...booking} />
      {note && (
        <Container>
          <Below>
            <Lead>{note}</Lead>
          </Below>
        </Container>
      )}
      <BookingSoon />
      <LaunchTimeline />
    </>
  )
}

/* The head leaves space for the court that follows it. */
const Below = styled.div`
  margin-block: ${rem(-40)} ${rem(40)};
`
