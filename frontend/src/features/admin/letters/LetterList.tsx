import { Link } from 'react-router-dom'
import styled from 'styled-components'
import type { LetterRowFragment } from '../../../api/operationTypes'
import { lettersTexts as texts } from '../../../content/admin/letters'
import { shortDateTime } from '../../../format/dates'
import { paths } from '../../../paths'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Select } from '../../../ui/fields/Select'
import { MarkedCell } from '../../../ui/lists/MarkedCell'
import type { Column } from '../../../ui/lists/TableRow'
import { AdminList } from '../list/AdminList'
import { ListTable } from '../list/ListTable'
import { useAdminList } from '../list/useAdminList'
import { inlineLink } from '../panel/inlineLink'
import type { SectionProps } from '../section/AdminSection'
import { optionsOf, parseKey } from '../section/recordKeys'
import { audiencesInWords } from './audienceValues'
import { useLettersQuery } from './letters.generated'
import { LetterStateBadge } from './LetterStateBadge'

const states = [{ value: '', label: texts.everyState }, ...optionsOf(texts.states)]

/** Returns when the letter was or will be sent; of a draft, when it was changed. */
function whenOf({ state, sendAt, startedAt, endedAt, updatedAt }: LetterRowFragment): string {
  const times = {
    draft: updatedAt,
    scheduled: sendAt,
    sending: startedAt,
    sent: startedAt,
    cancelled: endedAt,
  }
  return texts.when[state](shortDateTime(times[state] ?? updatedAt))
}

const columns: Column<LetterRowFragment>[] = [
  {
    header: texts.columns.subject,
    kind: 'title',
    cell: ({ id, subject }) => (
      <Subject to={paths.admin({ view: 'letters', id })}>{subject}</Subject>
    ),
  },
  {
    header: texts.columns.state,
    kind: 'actions',
    cell: ({ state }) => <MarkedCell mark={<LetterStateBadge state={state} />} />,
  },
  { header: texts.columns.kind, kind: 'date', cell: ({ kind }) => texts.kinds[kind].label },
  {
    header: texts.columns.to,
    kind: 'date',
    cell: ({ audiences }) => audiencesInWords(audiences),
  },
  { header: texts.columns.when, kind: 'date', cell: whenOf },
  {
    header: texts.columns.reached,
    kind: 'date',
    cell: ({ figures, recipients }) =>
      figures && recipients !== null ? texts.reached(figures.sent, recipients) : texts.noMails,
  },
]

interface LetterListProps extends SectionProps<'id' | 'state'> {
  /** The path of the form of a new letter. */
  newPath: string
}

/** A link that begins a letter, and all letters, latest first. */
export function LetterList({ title, view, newPath }: LetterListProps) {
  const state = parseKey(texts.states, view.get('state'))
  const list = useAdminList(view, {
    useListQuery: useLettersQuery,
    field: 'letters',
    filter: { state },
  })
  return (
    <AdminList
      title={title}
      list={list}
      texts={texts}
      start={<ButtonLink to={newPath}>{texts.write}</ButtonLink>}
      filters={
        <Select
          label={texts.state}
          value={state ?? ''}
          options={states}
          onChange={chosen => view.setParams({ state: chosen })}
        />
      }
    >
      <ListTable list={list} texts={texts} columns={columns} />
    </AdminList>
  )
}

const Subject = styled(Link)`
  ${inlineLink}
`
