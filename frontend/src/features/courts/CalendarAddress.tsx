import { CalendarPlus, Check, Link2 } from 'lucide-react'
import styled from 'styled-components'
import {
  useCalendarAddressQuery,
  useRenewCalendarAddressMutation,
} from './memberBookings.generated'
import { useCardAction } from '../../api/useCardAction'
import { memberBookings } from '../../content/memberBookings'
import { problems } from '../../content/problems'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Card } from '../../ui/Card'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField'
import { Heading } from '../../ui/Heading'
import { Problem } from '../../ui/Problem'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { useCopied } from '../../ui/useCopied'

const texts = memberBookings.calendar

/** Shows the address of the member's bookings for calendar programs. */
export function CalendarAddress() {
  const { data, refetch } = useCalendarAddressQuery()
  const [renewAddress] = useRenewCalendarAddressMutation()
  const { pending, problem, run } = useCardAction(problems)
  const renew = () =>
    void run(async () => {
      await renewAddress()
      await refetch()
    })
  const address = data?.calendarAddress
  return (
    <Card as="section">
      <Stack gap="s4">
        <Heading level={2} size="d4">
          {texts.title}
        </Heading>
        <Text tone="muted">{texts.lead}</Text>
        {address ? (
          <Address address={address} pending={pending} problem={problem} renew={renew} />
        ) : (
          <div>
            <Button
              size="small"
              tone="secondary"
              icon={CalendarPlus}
              disabled={!data}
              pending={pending && texts.creating}
              onClick={renew}
            >
              {texts.create}
            </Button>
            <Problem>{problem}</Problem>
          </div>
        )}
      </Stack>
    </Card>
  )
}

/** Returns the links that add the calendar without typing, by their labels. */
function programLinks(address: string): Record<string, string> {
  const subscription = address.replace(/^https?:/, 'webcal:')
  const google = new URLSearchParams({ cid: subscription }).toString()
  return {
    [texts.open]: subscription,
    [texts.google]: `https://calendar.google.com/calendar/r?${google}`,
    [texts.file]: address,
  }
}

interface AddressProps {
  address: string
  pending: boolean
  problem: string | undefined
  renew: () => void
}

function Address({ address, pending, problem, renew }: AddressProps) {
  const { copied, copy } = useCopied({ address: texts.copyDone }, texts.copyFailed)
  return (
    <>
      <ReadOnlyField label={texts.label} value={address} />
      <Programs>
        <Button
          tone="secondary"
          size="small"
          icon={copied ? Check : Link2}
          onClick={() => void copy('address', address)}
        >
          {copied ? texts.copied : texts.copy}
        </Button>
        {Object.entries(programLinks(address)).map(([label, href]) => (
          <ButtonLink key={label} tone="secondary" size="small" href={href}>
            {label}
          </ButtonLink>
        ))}
      </Programs>
      <div>
        <ConfirmButton key={address} texts={texts.renew} pending={pending} onConfirm={renew} />
        <Problem>{problem}</Problem>
      </div>
    </>
  )
}

/* Side by side; on a phone, below each other with one width. */
const Programs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)};

  ${theme.media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`
