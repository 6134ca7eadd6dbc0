import type { ReactNode } from 'react'
import styled from 'styled-components'
import { dashboard } from '../../content/dashboard'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Empty } from '../../ui/Empty'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Stack } from '../../ui/Stack'
import { rem } from '../../ui/theme'
import type { BookingList } from './bookingList'
import { BookingRows } from './BookingRows'

interface BookingsCardProps {
  title: string
  list: BookingList
  /** The text, and the action, if there are no bookings. */
  empty: { text: string; action?: ReactNode }
  /** What a person can do with the booking of this id. */
  action?: ((id: string) => ReactNode) | undefined
  /** Content below the rows. */
  children?: ReactNode
}

/** A card with a list of bookings: loading, failed, empty or with rows. */
export function BookingsCard({ title, list, empty, action, children }: BookingsCardProps) {
  return (
    <Card as="section">
      <Stack gap="s4">
        <Heading level={2} size="d4">
          {title}
        </Heading>
        <Rows list={list} empty={empty} action={action} />
        {children}
      </Stack>
    </Card>
  )
}

function Rows({
  list: { rows, failed, retry },
  empty,
  action,
}: Pick<BookingsCardProps, 'list' | 'empty' | 'action'>) {
  if (rows?.length === 0) return <Empty {...empty} />
  if (rows) return <BookingRows rows={rows} action={action} />
  if (failed)
    return (
      <Empty
        text={dashboard.failed.text}
        action={
          <Button size="small" tone="secondary" onClick={retry}>
            {dashboard.failed.retry}
          </Button>
        }
      />
    )
  return (
    <Padding>
      <Loading />
    </Padding>
  )
}

/* As tall as an empty list, so that the response moves little. */
const Padding = styled.div`
  display: grid;
  place-items: center;
  min-height: ${rem(220)};
`
