import { admin } from '../../../content/admin/admin'
import { planNames } from '../../../format/planNames'
import { downloads } from '../downloads'
import { Select } from '../../../ui/fields/Select'
import { ExportLink } from '../list/ExportLink'
import { optionsOf } from '../section/recordKeys'
import { NO_PLACE, parseWaitlistParams, sortParams, type WaitlistView } from './waitlistParams'

const texts = admin.list

const statuses = [
  { value: '', label: texts.anyStatus },
  ...optionsOf(texts.statuses),
  { value: NO_PLACE, label: texts.noPlace },
]

const plans = [{ value: '', label: texts.anyPlan }, ...optionsOf(planNames)]

/* The card layout has no column heads to sort by. */
const orders = Object.entries(texts.orders).flatMap(([sort, { ascending, descending }]) => [
  { value: sort, label: ascending },
  { value: `${sort} DESC`, label: descending },
])

/** Chooses the places with one status, or the accounts without a place. */
export function StatusFilter({ view }: { view: WaitlistView }) {
  const isWithoutPlace = view.get('status') === NO_PLACE
  return (
    <Select
      label={texts.status}
      value={isWithoutPlace ? NO_PLACE : (parseWaitlistParams(view).filter.status ?? '')}
      options={statuses}
      onChange={status => view.setParams({ status })}
    />
  )
}

/** Shows the filters and the CSV export. */
export function WaitlistFilters({ view }: { view: WaitlistView }) {
  const { filter, order } = parseWaitlistParams(view)
  return (
    <>
      <StatusFilter view={view} />
      <Select
        label={texts.planWish}
        value={filter.planWish ?? ''}
        options={plans}
        onChange={planWish => view.setParams({ planWish })}
      />
      <ExportLink
        href={downloads.waitlist({ ...filter, ...sortParams(order.sort, order.direction) })}
      />
    </>
  )
}

/** Shows a select for the list's order. */
export function WaitlistOrder({ view }: { view: WaitlistView }) {
  const { sort, direction } = parseWaitlistParams(view).order
  return (
    <Select
      label={texts.order}
      value={direction === 'DESC' ? `${sort} DESC` : sort}
      options={orders}
      onChange={order => {
        const [by = sort, backwards] = order.split(' ')
        view.setParams(sortParams(by, backwards ? 'DESC' : 'ASC'))
      }}
    />
  )
}
