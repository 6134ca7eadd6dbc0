import { SEARCH_MAX } from '@shared/rules'
import type { ListView } from './useAdminView'
import { admin } from '../../content/admin'
import { planNames } from '../../content/planWish'
import { paths } from '../../paths'
import { SearchField } from '../../ui/SearchField'
import { Select } from '../../ui/Select'
import { Toolbar } from '../../ui/Toolbar'
import { ExportLink } from './ExportLink'
import { spelled, waitlistFilter } from './waitlistFilter'

const words = admin.list

const statuses = [
  { value: '', label: words.anyStatus },
  ...Object.entries(words.statuses).map(([value, label]) => ({ value, label })),
]

const plans = [
  { value: '', label: words.anyPlan },
  ...Object.entries(planNames).map(([value, label]) => ({ value, label })),
]

/* Cards have no heads of columns to press. */
const orders = Object.entries(words.orders).flatMap(([sort, { ascending, descending }]) => [
  { value: sort, label: ascending },
  { value: `${sort} DESC`, label: descending },
])

/** Search, filter, order and the way to take the list along. */
export function WaitlistTools({ view: { at, show } }: { view: ListView }) {
  const { search, status, planWish, sort, direction } = waitlistFilter(at)
  const order = spelled(sort, direction)
  return (
    <Toolbar
      search={
        <SearchField
          label={words.search}
          submit={words.find}
          value={search ?? ''}
          maxLength={SEARCH_MAX}
          onSearch={asked => show({ search: asked })}
        />
      }
      order={
        <Select
          label={words.order}
          value={direction === 'DESC' ? `${sort} DESC` : sort}
          options={orders}
          onChange={asked => {
            const [by = sort, backwards] = asked.split(' ')
            show(spelled(by, backwards ? 'DESC' : 'ASC'))
          }}
        />
      }
    >
      <Select
        label={words.status}
        value={status ?? ''}
        options={statuses}
        onChange={asked => show({ status: asked })}
      />
      <Select
        label={words.planWish}
        value={planWish ?? ''}
        options={plans}
        onChange={asked => show({ planWish: asked })}
      />
      <ExportLink
        href={paths.waitlistCsv({ search, status, planWish, ...order })}
        label={words.download}
      />
    </Toolbar>
  )
}
