import { auditTexts } from '../../../content/admin/audit'
import { shortDateTime } from '../../../format/dates'
import { paths } from '../../../paths'
import { Text } from '../../../ui/Text'
import { TextLink } from '../../../ui/TextLink'
import { PersonList } from './PersonPart'
import { usePersonHistoryQuery } from './person.generated'

const texts = auditTexts.history

/** What the audit log has about the person, latest first. */
export function History({ id, email }: { id: string; email: string | null }) {
  return (
    <PersonList
      texts={texts}
      link={
        email === null ? undefined : (
          <TextLink to={paths.admin({ view: 'audit', search: email })}>{texts.all}</TextLink>
        )
      }
      useListQuery={usePersonHistoryQuery}
      variables={{ id }}
      pageOf={data => data.auditLog}
      row={({ what, before, after, actorName, actorEmail, createdAt }) => (
        <>
          <Text>{what}</Text>
          <Text tone="muted" size="small">
            {[
              ...auditTexts.changes(before, after),
              actorName ?? actorEmail ?? auditTexts.nobody,
              shortDateTime(createdAt),
            ].join(', ')}
          </Text>
        </>
      )}
    />
  )
}
