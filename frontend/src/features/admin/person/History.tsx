import { auditTexts } from '../../../content/admin/audit'
import { shortDateTime } from '../../../format/dates'
import { paths } from '../../../paths'
import { Text } from '../../../ui/Text'
import { TextLink } from '../../../ui/TextLink'
import { PanelList } from '../panel/PanelList'
import { usePersonHistoryQuery } from './person.generated'

const texts = auditTexts.history

interface HistoryProps {
  entryId: string
  email: string
}

/** What the team did about the person, the latest records of the audit log. */
export function History({ entryId, email }: HistoryProps) {
  const { data } = usePersonHistoryQuery({
    variables: { id: entryId },
    fetchPolicy: 'cache-and-network',
  })
  const log = data?.auditLog
  if (!log) return null
  return (
    <PanelList
      texts={texts}
      total={log.totalCount}
      more={undefined}
      head={<TextLink to={paths.admin({ view: 'audit', search: email })}>{texts.all}</TextLink>}
    >
      {log.edges.map(({ node: { id, what, before, after, actorName, actorEmail, createdAt } }) => (
        <li key={id}>
          <Text>{what}</Text>
          <Text tone="muted" size="small">
            {[
              ...auditTexts.changes(before, after),
              actorName ?? actorEmail ?? auditTexts.nobody,
              shortDateTime(createdAt),
            ].join(', ')}
          </Text>
        </li>
      ))}
    </PanelList>
  )
}
