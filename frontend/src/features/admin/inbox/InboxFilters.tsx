import { SEARCH_MAX } from '@shared/rules'
import type { AdminView } from '../useAdminView'
import { inbox as words } from '../../../content/inbox'
import { SearchField } from '../../../ui/SearchField'
import { Select } from '../../../ui/Select'
import { Toolbar } from '../../../ui/Toolbar'
import { parseContactStatus, statusOptions } from './contactStatus'

const filters = [{ value: '', label: words.anyStatus }, ...statusOptions]

/** Search and filter. */
export function InboxFilters({ view: { params, setParams } }: { view: AdminView }) {
  return (
    <Toolbar
      search={
        <SearchField
          label={words.search}
          submit={words.find}
          value={params.search ?? ''}
          maxLength={SEARCH_MAX}
          onSearch={search => setParams({ search })}
        />
      }
    >
      <Select
        label={words.status}
        value={parseContactStatus(params) ?? ''}
        options={filters}
        onChange={status => setParams({ status })}
      />
    </Toolbar>
  )
}
