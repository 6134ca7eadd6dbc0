import { useState } from 'react'
import styled from 'styled-components'
import { invalidate } from '../../../api/apollo/invalidate'
import type {
  CourtClosureOutcomeFragment,
  CourtClosureRowFragment,
} from '../../../api/operationTypes'
import { closuresTexts as texts } from '../../../content/admin/closures'
import { dayTexts } from '../../../content/admin/day'
import { clubDateOf, parseDay } from '../../../format/courtDays'
import { SmallButton } from '../../../ui/SmallButton'
import { Loading } from '../../../ui/Loading'
import { Notice } from '../../../ui/Notice'
import type { Column } from '../../../ui/lists/TableRow'
import { Retry } from '../../../ui/Retry'
import { rem, theme } from '../../../ui/theme'
import { useCourtScheduleQuery } from '../day/day.generated'
import { NotTold } from '../entry/NotTold'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { OnlyUntil } from '../list/OnlyUntil'
import { useAdminList } from '../list/useAdminList'
import { useNotice } from '../list/useNotice'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { Fold } from '../section/Fold'
import { Panel } from '../section/Panel'
import { type ClubClock, momentOf, useClubClock } from '../section/useClubClock'
import { useStaffMay } from '../section/useStaffMay'
import { ChangeClosure, changeButtonId } from './ChangeClosure'
import type { ClosureValues } from './closure.schema'
import { closureFields } from './closureFields'
import { blankClosure, type Court } from './ClosureForm'
import { daysInWords, outcomeInWords, timesInWords } from './closureWords'
import { useCourtClosuresQuery } from './closures.generated'
import { NewClosure } from './NewClosure'
import { RemoveClosure, removeButtonId } from './RemoveClosure'

type Closure = CourtClosureRowFragment

/** A closure whose dialog is open. */
interface Opened {
  dialog: 'change' | 'remove'
  closure: Closure
}

interface Rights {
  mayRemove: boolean
  mayClose: boolean
  onOpen: (opened: Opened) => void
}

const columnsOf = ({ mayRemove, ...rights }: Rights): Column<Closure>[] => [
  {
    header: texts.columns.title,
    kind: 'title',
    cell: ({ title, note, isNoteOnSite }) => (
      <>
        <span>{title}</span>
        {note && <Note>{texts.noteOf(note, isNoteOnSite)}</Note>}
      </>
    ),
  },
  { header: texts.columns.kind, kind: 'date', cell: ({ kind }) => dayTexts.blockKinds[kind] },
  {
    header: texts.columns.courts,
    kind: 'date',
    cell: ({ courts }) => courts.map(({ name }) => name).join(', '),
  },
  { header: texts.columns.days, kind: 'date', cell: daysInWords },
  { header: texts.columns.times, kind: 'date', cell: timesInWords },
  {
    header: texts.columns.inTheWay,
    kind: 'date',
    cell: ({ bookingsInTheWay }) => texts.inTheWay(bookingsInTheWay),
  },
  ...(mayRemove
    ? [
        {
          header: texts.columns.actions,
          kind: 'actions',
          cell: (closure: Closure) => <Actions closure={closure} {...rights} />,
        } as const,
      ]
    : []),
]

interface ActionsProps extends Pick<Rights, 'mayClose' | 'onOpen'> {
  closure: Closure
}

function Actions({ closure, mayClose, onOpen }: ActionsProps) {
  const { id, title } = closure
  const button = (dialog: Opened['dialog'], buttonId: string) => (
    <SmallButton
      id={buttonId}
      compact
      aria-label={texts[dialog].named(title)}
      onClick={() => onOpen({ dialog, closure })}
    >
      {texts[dialog].label}
    </SmallButton>
  )
  return (
    <Buttons>
      {mayClose && button('change', changeButtonId(id))}
      {button('remove', removeButtonId(id))}
    </Buttons>
  )
}

/**
 * The form that closes courts, and the closures to come. It requests the team's data, so only the team
 * may mount it.
 */
export function Closures(props: SectionProps<'until'>) {
  const clock = useClubClock()
  if (clock) return <ClosuresFrom {...props} {...clock} />
  return (
    <AdminSection title={props.title}>
      <Loading page />
    </AdminSection>
  )
}

function ClosuresFrom({ title, view, time, phase }: SectionProps<'until'> & ClubClock) {
  const until = parseDay(view.get('until'))
  const [today] = useState(() => clubDateOf(momentOf({ time })))
  const list = useAdminList(view, {
    useListQuery: useCourtClosuresQuery,
    field: 'courtClosures',
    filter: { from: today, until },
  })
  const mayRemove = useStaffMay('BLOCKS_WRITE')
  // The server refuses to close courts in the first phase, and removes closures in every phase (BOOKING-14).
  const mayClose = mayRemove && phase !== 'waitlist'
  const courtsQuery = useCourtScheduleQuery({ variables: { date: today }, skip: !mayClose })
  const courts = courtsQuery.data?.courtSchedule?.courts
  const [opened, setOpened] = useState<Opened>()
  const [notice, setNotice, bar] = useNotice(list.key)
  // The role or the phase may be another one by now (ACCOUNT-36).
  const isAllowed = opened?.dialog === 'change' ? mayClose : mayRemove
  const asked = isAllowed ? opened : undefined

  function finish(outcome: CourtClosureOutcomeFragment) {
    setOpened(undefined)
    setNotice(outcomeInWords(outcome), outcome.notTold)
  }

  function onGone(reason: string) {
    setOpened(undefined)
    setNotice(reason)
    invalidate(...closureFields).catch(console.error)
  }

  return (
    <>
      {mayRemove && !mayClose && <Notice>{texts.notOpen}</Notice>}
      {mayClose && (
        <div>
          <Fold label={texts.create.title}>
            <Panel title={texts.create.title}>
              {courts ? (
                <NewClosure courts={courts} blank={wholeDay(courts, today)} onDone={finish} />
              ) : courtsQuery.error ? (
                <Retry text={texts.courtsFailed} retry={courtsQuery.refetch} />
              ) : (
                <Loading />
              )}
            </Panel>
          </Fold>
        </div>
      )}
      <AdminList
        title={title}
        list={list}
        texts={texts}
        notice={notice.texts || (until && <OnlyUntil view={view} until={until} texts={texts} />)}
        notTold={<NotTold people={notice.notTold} />}
        barRef={bar}
      >
        <ListTable
          list={list}
          texts={texts}
          columns={columnsOf({ mayRemove, mayClose, onOpen: setOpened })}
        />
      </AdminList>
      {asked?.dialog === 'change' && (
        <ChangeClosure
          closure={asked.closure}
          today={today}
          onClose={() => setOpened(undefined)}
          onDone={finish}
          onGone={onGone}
        />
      )}
      {asked?.dialog === 'remove' && (
        <RemoveClosure
          closure={asked.closure}
          onClose={() => setOpened(undefined)}
          onDone={finish}
          onGone={onGone}
        />
      )}
    </>
  )
}

/** The form's first values: both courts, today, while the club can be booked. */
const wholeDay = (courts: readonly Court[], today: string): ClosureValues => ({
  ...blankClosure,
  courts: courts.map(({ id }) => id),
  from: today,
  until: today,
  startTime: '05:00',
  endTime: '23:00',
})

const Note = styled.span`
  display: block;
  font-weight: 400;
`

/* On a card they have a row. */
const Buttons = styled.div`
  display: flex;
  gap: ${rem(8)};
  grid-column: 1 / -1;

  ${theme.media.cards} {
    flex-wrap: wrap;
    margin-top: ${rem(10)};
  }
`
