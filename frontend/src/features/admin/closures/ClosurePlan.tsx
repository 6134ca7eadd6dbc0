import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { sendOrFind } from '../../../api/apollo/sendOrFind'
import type {
  BlockedBookingRowFragment,
  CourtClosureOutcomeFragment,
  CourtClosurePlanFragment,
  CourtTimeRowFragment,
} from '../../../api/operationTypes'
import { useCardAction } from '../../../api/useCardAction'
import { closuresTexts } from '../../../content/admin/closures'
import { courtDateTime, courtHour } from '../../../format/dates'
import { Button } from '../../../ui/Button'
import { SmallButton } from '../../../ui/SmallButton'
import { ButtonRow } from '../../../ui/ButtonRow'
import { focusOnMount } from '../../../ui/focusOnMount'
import { Loading } from '../../../ui/Loading'
import { Notice } from '../../../ui/Notice'
import { Retry } from '../../../ui/Retry'
import { Segments } from '../../../ui/Segments'
import { Stack } from '../../../ui/Stack'
import { rem, theme } from '../../../ui/theme'
import { tone } from '../../../ui/tones'
import { orUnanswered } from '../list/orUnanswered'
import { useSendsMail } from '../section/useSendsMail'
import { closureFields } from './closureFields'
import { bookingInWords } from './closureWords'
import { goneReason } from './goneClosure'

const texts = closuresTexts.plan

/** The height of a line of a list, in pixels. */
const LINE = 28

/** What happens to the bookings in the way, as far as they have not begun. */
interface CancelsChoice {
  cancels: boolean
  /** Missing if they cannot be cancelled, because no reason is given. */
  onChoose?: (cancels: boolean) => void
}

type Plan = CourtClosurePlanFragment | null | undefined

interface ClosurePlanProps {
  /** What the change does; missing while it loads or after a failure. */
  plan: Plan
  error: unknown
  /** Requests what the change does again. */
  refetch: () => Promise<Plan>
  /** Missing for a change that has no bookings in its way. */
  choice?: CancelsChoice
  labels: { submit: string; pending: string; back: string; failed: typeof texts.failed }
  /** Called with the ids of the bookings that are shown as cancelled. Returns nothing if the closure is gone. */
  onSubmit: (bookingsToCancel: string[]) => Promise<CourtClosureOutcomeFragment | null | undefined>
  /** Called with what the change has done. */
  onDone: (outcome: CourtClosureOutcomeFragment) => unknown
  onBack: () => void
  /** Called with a sentence if a colleague has removed the closure. */
  onGone?: (reason: string) => void
}

/** Shows what a change of a closure does before it is made: what is closed, freed and cancelled. */
export function ClosurePlan({
  plan: current,
  error,
  refetch,
  choice,
  labels,
  onSubmit,
  onDone,
  onBack,
  onGone,
}: ClosurePlanProps) {
  const { pending, problem, run } = useCardAction(labels)
  const [isUnanswered, setIsUnanswered] = useState(false)
  // It stays as it was sent until there is an answer, although the live update may have changed it.
  const [sent, setSent] = useState<Plan>()
  const plan = (pending && sent) || current
  useEffect(() => {
    const reason = goneReason(error)
    if (reason !== undefined) onGone?.(reason)
  }, [error, onGone])

  async function submit(shown: CourtClosurePlanFragment) {
    const outcome = await sendOrFind(
      () => onSubmit(shown.cancelled.map(({ id }) => id)),
      closureFields,
      async () => isDone(shown, await refetch()) && { ...shown, notTold: [] },
    )
    if (outcome) await onDone(outcome)
  }

  function start(shown: CourtClosurePlanFragment) {
    setSent(shown)
    setIsUnanswered(false)
    void run(() => orUnanswered(submit(shown), () => setIsUnanswered(true)), refetch)
  }

  const failure = isUnanswered ? closuresTexts.unanswered : problem
  const back = <SmallButton onClick={onBack}>{labels.back}</SmallButton>
  return (
    <Stack as="section" gap="s3" aria-label={texts.title}>
      <Title tabIndex={-1} ref={focusOnMount}>
        {texts.title}
      </Title>
      {!plan && (error ? <Retry isSmall text={texts.unread} retry={refetch} /> : <Loading />)}
      {plan && <Effects plan={plan} choice={choice} pending={pending} />}
      {failure && (
        <div role="alert">
          <Notice>{failure}</Notice>
        </div>
      )}
      <ButtonRow>
        {plan && (
          <Button size="small" pending={pending && labels.pending} onClick={() => start(plan)}>
            {labels.submit}
          </Button>
        )}
        {back}
      </ButtonRow>
    </Stack>
  )
}

/** Whether a change has been made that would do this: it would do nothing now. */
const isDone = (shown: CourtClosurePlanFragment, now: Plan) =>
  hasEffect(shown) && now && !hasEffect(now)

const hasEffect = ({ blocked, freed, cancelled }: CourtClosurePlanFragment) =>
  blocked.length + freed.length + cancelled.length > 0

interface EffectsProps {
  plan: CourtClosurePlanFragment
  choice: CancelsChoice | undefined
  /** The change is being made, as it is shown. */
  pending: boolean
}

function Effects({
  plan: { blocked, freed, conflicts, cancelled },
  choice,
  pending,
}: EffectsProps) {
  const inTheWay = conflicts.length + cancelled.length
  return (
    <>
      {blocked.length + freed.length === 0 && <p>{texts.noTimes}</p>}
      <Times title={texts.blocked(blocked.length)} times={blocked} />
      <Times title={texts.freed(freed.length)} times={freed} />
      {inTheWay > 0 && choice && <Choice {...choice} pending={pending} />}
      <Bookings title={texts.conflicts(conflicts.length)} bookings={conflicts} />
      <Bookings title={texts.cancelled(cancelled.length)} bookings={cancelled} />
    </>
  )
}

function Choice({ cancels, onChoose, pending }: CancelsChoice & { pending: boolean }) {
  const sendsMail = useSendsMail()
  if (!onChoose) return <p>{texts.noReason}</p>
  return (
    <div>
      <Segments
        label={texts.inTheWay}
        options={[
          { value: 'keep', label: texts.keep },
          { value: 'cancel', label: texts.cancel },
        ]}
        value={cancels ? 'cancel' : 'keep'}
        pending={pending}
        onChoose={value => onChoose(value === 'cancel')}
      />
      {cancels && <p>{texts.cancelHint(sendsMail)}</p>}
    </div>
  )
}

function Times({ title, times }: { title: string; times: readonly CourtTimeRowFragment[] }) {
  if (times.length === 0) return null
  return (
    <div>
      <b>{title}</b>
      <Lines role="list" tabIndex={0} aria-label={title}>
        {times.map(({ court, startsAt, endsAt }) => (
          <li key={`${court.id} ${startsAt}`}>
            {texts.time(courtDateTime(startsAt), courtHour(endsAt), court.name)}
          </li>
        ))}
      </Lines>
    </div>
  )
}

interface BookingsProps {
  title: string
  bookings: readonly BlockedBookingRowFragment[]
}

function Bookings({ title, bookings }: BookingsProps) {
  if (bookings.length === 0) return null
  return (
    <div>
      <b>{title}</b>
      <Lines role="list" tabIndex={0} aria-label={title}>
        {bookings.map(booking => (
          <li key={booking.id}>{bookingInWords(booking)}</li>
        ))}
      </Lines>
    </div>
  )
}

const Title = styled.h3`
  font: 600 ${rem(20)} / ${rem(28)} ${theme.font.body};
`

/*
 * A long list scrolls, so that the buttons stay in sight; the keyboard scrolls it too. It is cut between
 * two entries: each has one line, or two on a phone.
 */
const Lines = styled.ul`
  max-height: ${rem(7 * LINE)};
  overflow-y: auto;
  overflow-wrap: anywhere;
  border-left: ${theme.stroke.ui} solid ${tone.hair};
  padding-left: ${rem(12)};
  line-height: ${rem(LINE)};

  ${theme.media.phone} {
    max-height: ${rem(14 * LINE)};
  }
`
