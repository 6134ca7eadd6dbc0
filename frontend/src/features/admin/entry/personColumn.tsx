import type { DeskPersonFragment } from '../../../api/operationTypes'
import type { Column } from '../../../ui/lists/TableRow'
import { PersonLink } from './PersonLink'

/** The column of a list that links to the person of each row. */
export const personColumn = (
  header: string,
  kind: 'title' | 'name',
): Column<{ person: DeskPersonFragment }> => ({
  header,
  kind,
  cell: ({ person }) => <PersonLink person={person} inTable />,
})
