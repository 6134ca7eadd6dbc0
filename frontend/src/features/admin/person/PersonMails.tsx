import styled from 'styled-components'
import { inbox } from '../../../content/admin/inbox'
import { personTexts } from '../../../content/admin/person'
import { shortDateTime } from '../../../format/dates'
import { paths } from '../../../paths'
import { Text } from '../../../ui/Text'
import { TextLink } from '../../../ui/TextLink'
import { rem } from '../../../ui/theme'
import { templateName } from '../mail/MailLink'
import { MailStateBadge } from '../mail/MailStateBadge'
import { PersonList } from './PersonPart'
import { usePersonMailsQuery, usePersonMessagesQuery } from './person.generated'

/** The mails to the person's account and address, latest first. */
export function PersonMails({ id }: { id: string }) {
  return (
    <PersonList
      texts={personTexts.mails}
      useListQuery={usePersonMailsQuery}
      variables={{ id }}
      pageOf={data => data.mails}
      row={({ id: mailId, template, state, to, createdAt }) => (
        <>
          <Head>
            <TextLink to={paths.admin({ view: 'mail', search: to, mail: mailId })}>
              {templateName(template)}
            </TextLink>
            <MailStateBadge state={state} />
          </Head>
          <Text tone="muted">{shortDateTime(createdAt)}</Text>
        </>
      )}
    />
  )
}

/** The messages that were sent with the person's address, latest first. */
export function PersonMessages({ id, email }: { id: string; email: string | null }) {
  return (
    <PersonList
      texts={personTexts.messages}
      link={
        email === null ? undefined : (
          <TextLink to={paths.admin({ view: 'messages', search: email })}>
            {personTexts.messages.toInbox}
          </TextLink>
        )
      }
      useListQuery={usePersonMessagesQuery}
      variables={{ id }}
      pageOf={data => data.contactSubmissions}
      row={({ message, status, createdAt }) => (
        <>
          <Text tone="muted">{[shortDateTime(createdAt), inbox.statuses[status]].join(', ')}</Text>
          <Written>{message}</Written>
        </>
      )}
    />
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${rem(12)};
  align-items: center;
`

const Written = styled.p`
  white-space: pre-line;
`
