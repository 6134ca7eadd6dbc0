import { Table } from '../../../ui/lists/Table'
import type { Column } from '../../../ui/lists/TableRow'
import type { AdminListState } from './useAdminList'

interface ListTableProps<Row> {
  list: AdminListState<Row>
  texts: { caption: string; empty: string }
  columns: readonly Column<Row>[]
}

/** The rows of a list as a table. */
export function ListTable<Row extends { id: string }>({
  list: { drawn, page, isStale },
  texts: { caption, empty },
  columns,
}: ListTableProps<Row>) {
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={drawn}
      empty={empty}
      total={page?.totalCount}
      before={page?.before}
      stale={isStale}
    />
  )
}
