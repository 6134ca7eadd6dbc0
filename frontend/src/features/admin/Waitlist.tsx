import { useRef } from 'react'
import { useWaitlistQuery, type WaitlistRowFragment } from '../../api/generated'
import { type ListView, PAGE_SIZE } from './useAdminView'
import { admin } from '../../content/admin'
import { paths } from '../../paths'
import { ListBar } from '../../ui/ListBar'
import type { Sorting } from '../../ui/tableHead'
import { ChosenSteps } from './ChosenSteps'
import { ListBody } from './ListBody'
import { ListPager } from './ListPager'
import { MovedNotice } from './MovedNotice'
import { usePageShown } from './pageShown'
import { calledName } from './person'
import { Section } from './Section'
import { useChosen } from './useChosen'
import { useNews } from './useNewEntryCount'
import { useScrolledBack } from './useScrolledBack'
import { useWaitlistMoves } from './useStatusChanges'
import { spelled, turned, waitlistFilter } from './waitlistFilter'
import { WaitlistTable } from './WaitlistTable'
import { WaitlistTools } from './WaitlistTools'

const words = admin.list

/** The waitlist, page by page. Asks for the team's data, so only the team may mount it. */
export function Waitlist({ view }: { view: ListView }) {
  const { list, failed, refetch, stale, rows, before } = useWaitlistPage(view)
  const { search, status, planWish, sort, direction } = waitlistFilter(view.at)
  const filtered = Boolean(search ?? status ?? planWish)
  const { moved, move, undo } = useWaitlistMoves()
  const news = useNews(filtered)
  const where = JSON.stringify(view.at)
  const top = useScrolledBack(where, stale)
  const bar = useRef<HTMLDivElement>(null)
  const { chosen, isChosen, choose, chooseAll } = useChosen(rows, where)
  const count = filtered ? words.found : words.count

  async function moveChosen(...step: Parameters<typeof move>) {
    await move(...step)
    chooseAll(false)
  }

  return (
    <Section title={admin.sections.waitlist} ref={top}>
      <WaitlistTools view={view} />
      <ListBar
        ref={bar}
        count={
          list && chosen.length > 0
            ? admin.chosen.count(chosen.length, list.totalCount)
            : [list && count(list.totalCount), news].filter(Boolean).join(', ')
        }
        notice={moved && <MovedNotice moved={moved} onUndo={undo} onRefused={refetch} />}
        steps={
          chosen.length > 0 && (
            <ChosenSteps
              chosen={chosen}
              isAll={chosen.length === rows.length}
              href={paths.waitlistCsv({
                ids: chosen.map(({ id }) => id),
                ...spelled(sort, direction),
              })}
              onMove={moveChosen}
              onChooseAll={chooseAll}
              onRefused={refetch}
              onDone={() => bar.current?.focus({ preventScroll: true })}
            />
          )
        }
        pager={list && <ListPager view={view} list={list} stale={stale} canJump />}
      />
      <ListBody
        view={view}
        list={list}
        filtered={filtered}
        words={words}
        failed={failed}
        retry={refetch}
      >
        <WaitlistTable
          rows={rows}
          total={list?.totalCount ?? 0}
          before={before}
          stale={stale}
          sorting={sortingOf(view)}
          selection={{
            isChosen,
            labelOf: labelOfChoice,
            onChoose: choose,
            labelOfAll: admin.chosen.all,
            onChooseAll: chooseAll,
          }}
          onMove={move}
          onRefused={refetch}
        />
      </ListBody>
    </Section>
  )
}

/** What the address asks for; until that has come, what was shown before. */
function useWaitlistPage(view: ListView) {
  const { direction, ...filter } = waitlistFilter(view.at)
  const { data, previousData, error, refetch } = useWaitlistQuery({
    variables: {
      first: PAGE_SIZE,
      after: view.at.after,
      direction: view.fromEnd ? turned(direction) : direction,
      ...filter,
    },
    fetchPolicy: 'cache-and-network',
  })
  const failed = data ? undefined : error
  const list = failed ? undefined : (data ?? previousData)?.waitlist
  const { rows, before } = usePageShown(view, data?.waitlist) ?? { rows: [], before: 0 }
  return { list, failed, refetch, stale: !data, rows, before }
}

const labelOfChoice = ({ position, user }: WaitlistRowFragment) =>
  admin.chosen.choose(position, calledName(user))

/** The head of a column sorts by it; pressed once more, the other way round. */
function sortingOf({ at, show }: ListView): Sorting {
  const { sort, direction } = waitlistFilter(at)
  return {
    by: sort,
    direction: direction === 'DESC' ? 'descending' : 'ascending',
    onSort: by => show(spelled(by, by === sort && direction === 'ASC' ? 'DESC' : 'ASC')),
  }
}
