import { SEARCH_MAX } from '@shared/rules'
import type { ListView } from '../useAdminView'
import { inbox as words } from '../../../content/inbox'
import { SearchField } from '../../../ui/SearchField'
import { Select } from '../../../ui/Select'
import { Toolbar } from '../../../ui/Toolbar'
import { statusIn, statusOptions } from './statuses'

const filters = [{ value: '', label: words.anyStatus }, ...statusOptions]

/** Search and filter. */
export function InboxTools({ view: { at, show } }: { view: ListView }) {
  return (
    <Toolbar
      search={
        <SearchField
          label={words.search}
          submit={words.find}
          value={at.search ?? ''}
          maxLength={SEARCH_MAX}
          onSearch={search => show({ search })}
        />
      }
    >
      <Select
        label={words.status}
        value={statusIn(at) ?? ''}
        options={filters}
        onChange={status => show({ status })}
      />
    </Toolbar>
  )
}
