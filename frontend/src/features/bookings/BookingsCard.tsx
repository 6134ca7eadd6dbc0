import type { ReactNode } from 'react'
import styled from 'styled-components'
import { dashboard } from '../../content/dashboard'
import { Card } from '../../ui/Card'
import { Empty } from '../../ui/Empty'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Retry } from '../../ui/Retry'
import { Stack } from '../../ui/Stack'
import { rem } from '../../ui/theme'
import type { BookingList } from './bookingList'
import { BookingRows, type BookingRowsProps } from './BookingRows'

interface BookingsCardProps extends Pick<BookingRowsProps, 'details' | 'below'> {
  title: string
  list: BookingList
  /** The text, and the action, if there are no bookings. */
  empty: { text: string; action?: ReactNode }
  /** Content below the rows. */
  children?: ReactNode
}

/** A card with a list of bookings: loading, failed, empty or with rows. */
export function BookingsCard({ title, list, empty, details, below, children }: BookingsCardProps) {
  return (
    <Card as="section">
      <Stack gap="s4">
        <Heading level={2} size="d4">
          {title}
        </Heading>
        <Rows list={list} empty={empty} details={details} below={below} />
        {children}
      </Stack>
    </Card>
  )
}

function Rows({
  list: { rows, failed, retry },
  empty,
  details,
  below,
}: Pick<BookingsCardProps, 'list' | 'empty' | 'details' | 'below'>) {
  if (rows?.length === 0) return <Empty {...empty} />
  if (rows) return <BookingRows rows={rows} details={details} below={below} />
  if (failed) return <Retry isSmall text={dashboard.failed} retry={retry} />
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
