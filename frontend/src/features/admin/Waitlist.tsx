import { useWaitlistQuery } from '../../api/generated'
import { type ListView, PAGE_SIZE } from '../../api/listView'
import { admin } from '../../content/admin'
import { ListBar } from '../../ui/ListBar'
import type { Sorting } from '../../ui/tableHead'
import { ListBody } from './ListBody'
import { ListPager } from './ListPager'
import { MovedNotice } from './MovedNotice'
import { Section } from './Section'
import { useNews } from './useNews'
import { useScrolledBack } from './useScrolledBack'
import { useWaitlistMoves } from './useWaitlistMoves'
import { spelled, waitlistFilter } from './waitlistFilter'
import { WaitlistTable } from './WaitlistTable'
import { WaitlistTools } from './WaitlistTools'

const words = admin.list

/** The waitlist, page by page. Asks for the team's data, so only the team may mount it. */
export function Waitlist({ view }: { view: ListView }) {
  const filter = waitlistFilter(view.at)
  const filtered = Boolean(filter.search ?? filter.status ?? filter.planWish)
  const { data, previousData, error, refetch } = useWaitlistQuery({
    variables: { first: PAGE_SIZE, after: view.at.after, ...filter },
    fetchPolicy: 'cache-and-network',
  })
  const { moved, move, undo } = useWaitlistMoves()
  const news = useNews(filtered)
  const failed = data ? undefined : error
  const list = failed ? undefined : (data ?? previousData)?.waitlist
  const stale = !data
  const top = useScrolledBack(view.at.after, stale)
  const count = filtered ? words.found : words.count

  return (
    <Section title={admin.sections.waitlist} ref={top}>
      <WaitlistTools view={view} />
      <ListBar
        count={[list && count(list.totalCount), news].filter(Boolean).join(', ')}
        notice={moved && <MovedNotice moved={moved} onUndo={undo} onRefused={refetch} />}
        pager={list && <ListPager view={view} list={list} stale={stale} />}
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
          rows={list?.edges.map(({ node }) => node) ?? []}
          stale={stale}
          sorting={sortingOf(view)}
          onMove={move}
          onRefused={refetch}
        />
      </ListBody>
    </Section>
  )
}

/** The head of a column sorts by it; pressed once more, the other way round. */
function sortingOf({ at, show }: ListView): Sorting {
  const { sort, direction } = waitlistFilter(at)
  return {
    by: sort,
    direction: direction === 'DESC' ? 'descending' : 'ascending',
    onSort: by => show(spelled(by, by === sort && direction === 'ASC' ? 'DESC' : 'ASC')),
  }
}
