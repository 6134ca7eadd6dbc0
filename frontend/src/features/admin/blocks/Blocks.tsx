import { type ComponentProps, useRef, useState } from 'react'
import styled from 'styled-components'
import type { BlockRowFragment } from '../../../api/operationTypes'
import { useCourtScheduleQuery } from '../day/day.generated'
import { useBlocksQuery } from './closures.generated'
import { blocksTexts as texts } from '../../../content/admin/blocks'
import { dayTexts } from '../../../content/admin/day'
import { courtDateTime } from '../../../format/dates'
import type { Column } from '../../../ui/lists/TableRow'
import { rem } from '../../../ui/theme'
import { clubDayAt, parseDay } from '../day/days'
import { AdminList } from '../list/AdminList'
import { OnlyUntil } from '../list/OnlyUntil'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import { useNotice } from '../list/useNotice'
import { Loading } from '../../../ui/Loading'
import { AdminSection, type SectionProps } from '../section/AdminSection'
import { type ClubClock, momentOf, useClubClock } from '../section/useClubClock'
import { Fold } from '../section/Fold'
import { Panel } from '../section/Panel'
import { useStaffMay } from '../section/useStaffMay'
import type { BlockValues } from './block.schema'
import { BlockForm, type Court } from './BlockForm'
import { BlockOutcome } from './BlockOutcome'
import { RemoveBlock } from './RemoveBlock'
import { useBlockCourts } from './useBlockCourts'

type Removal = Required<Pick<ComponentProps<typeof RemoveBlock>, 'onStart' | 'onRemoved'>>

const columnsOf = (
  rows: readonly BlockRowFragment[],
  removal: Removal | undefined,
): Column<BlockRowFragment>[] => [
  { header: texts.title, kind: 'title', cell: ({ title }) => title },
  { header: texts.kind, kind: 'date', cell: ({ kind }) => dayTexts.blockKinds[kind] },
  { header: texts.court, kind: 'date', cell: ({ court }) => court.name },
  { header: texts.from, kind: 'date', cell: ({ startsAt }) => courtDateTime(startsAt) },
  { header: texts.until, kind: 'date', cell: ({ endsAt }) => courtDateTime(endsAt) },
  ...(removal
    ? [
        {
          header: texts.actions,
          kind: 'actions',
          cell: (block: BlockRowFragment) => (
            <RemoveBlock block={block} same={sameIfFirst(block, rows)} {...removal} />
          ),
        } as const,
      ]
    : []),
]

/** Returns the blocks of the same kind and title, for the first one of them. */
function sameIfFirst(block: BlockRowFragment, rows: readonly BlockRowFragment[]) {
  const same = rows.filter(({ kind, title }) => kind === block.kind && title === block.title)
  return same[0]?.id === block.id ? same : []
}

/**
 * The form that blocks courts, and the blocks to come. It requests the team's data, so only the
 * team may mount it.
 */
export function Blocks(props: SectionProps<'until'>) {
  const clock = useClubClock()
  if (clock) return <BlocksFrom {...props} {...clock} />
  return (
    <AdminSection title={props.title}>
      <Loading page />
    </AdminSection>
  )
}

function BlocksFrom({ title, view, time }: SectionProps<'until'> & ClubClock) {
  const until = parseDay(view.get('until'))
  const [today] = useState(() => clubDayAt(momentOf({ time })))
  const list = useAdminList(view, {
    useListQuery: useBlocksQuery,
    field: 'blocks',
    filter: { from: today, until },
  })
  const mayBlock = useStaffMay('BLOCKS_WRITE')
  const { data } = useCourtScheduleQuery({ variables: { date: today }, skip: !mayBlock })
  const blockCourts = useBlockCourts()
  const [notice, setNotice] = useNotice(list.key)
  const removal: Removal = {
    onStart: () => {
      blockCourts.forget()
      setNotice('')
    },
    onRemoved: count => setNotice(texts.remove.done(count)),
  }
  return (
    <>
      {data?.courtSchedule && (
        <NewBlocks courts={data.courtSchedule.courts} today={today} blockCourts={blockCourts} />
      )}
      <AdminList
        title={title}
        list={list}
        texts={texts}
        notice={notice.texts || (until && <OnlyUntil view={view} until={until} texts={texts} />)}
      >
        <ListTable
          list={list}
          texts={texts}
          columns={columnsOf(list.rows, mayBlock ? removal : undefined)}
        />
      </AdminList>
    </>
  )
}

interface NewBlocksProps {
  courts: readonly Court[]
  today: string
  blockCourts: ReturnType<typeof useBlockCourts>
}

/** The form, which a button shows and hides, and what it has blocked last. */
function NewBlocks({ courts, today, blockCourts }: NewBlocksProps) {
  const { result, block, cancelConflicts, keepConflicts } = blockCourts
  const outcome = useRef<HTMLDivElement>(null)
  // The pressed button disappears.
  const focusOutcome = () => outcome.current?.focus({ preventScroll: true })
  const values: BlockValues = {
    courts: courts.map(({ id }) => id),
    from: today,
    until: today,
    weekdays: [],
    startTime: '05:00',
    endTime: '23:00',
    kind: 'closed',
    title: '',
    reason: '',
  }
  return (
    <Top>
      <Fold label={texts.form.label}>
        <Panel title={texts.form.label}>
          <BlockForm courts={courts} values={values} onSubmit={block} />
        </Panel>
      </Fold>
      <div role="status" tabIndex={-1} ref={outcome}>
        {result && (
          <BlockOutcome
            key={result.conflicts.length}
            result={result}
            onCancelConflicts={() => cancelConflicts().then(focusOutcome)}
            onKeep={() => {
              keepConflicts()
              focusOutcome()
            }}
          />
        )}
      </div>
    </Top>
  )
}

/* Without space below it: the list begins in the first third of the screen. */
const Top = styled.div`
  > :not(:first-child, :empty) {
    margin-top: ${rem(12)};
  }
`
