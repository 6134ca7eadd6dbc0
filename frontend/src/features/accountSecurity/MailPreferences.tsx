import { refetches } from '../../api/apollo/invalidate'
import { useCardAction } from '../../api/useCardAction'
import { accountSecurity } from '../../content/accountSecurity'
import { problems } from '../../content/problems'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Problem } from '../../ui/Problem'
import { Choice } from '../../ui/Choice'
import { Retry } from '../../ui/Retry'
import { Text } from '../../ui/Text'
import {
  useMailPreferencesQuery,
  useSetNewsletterMutation,
  useSetRemindersMutation,
  useSetTeamDigestMutation,
} from './accountSecurity.generated'

const texts = accountSecurity.mails
const reminders = ['dayReminder', 'hoursReminder'] as const
const refetched = refetches('mailPreferences')

/** Chooses the mails that the person wants, of those that can be left. */
export function MailPreferences() {
  const { data, loading, refetch } = useMailPreferencesQuery()
  const newsletter = data?.mailPreferences?.newsletter
  const [setNewsletter] = useSetNewsletterMutation(refetched)
  const [setReminders] = useSetRemindersMutation(refetched)
  const [setTeamDigest] = useSetTeamDigestMutation(refetched)
  const { pending, problem, run } = useCardAction(problems)
  return (
    <>
      <Heading level={3} size="d4">
        {texts.title}
      </Heading>
      <Text>{texts.lead}</Text>
      {loading && !data && <Loading />}
      {!loading && !newsletter && <Retry isSmall text={texts.failed} retry={refetch} />}
      {newsletter && (
        <Choice
          label={texts.newsletter}
          isOn={newsletter !== 'off'}
          pending={pending}
          onChange={wanted => void run(() => setNewsletter({ variables: { input: { wanted } } }))}
        />
      )}
      <div role="status">{newsletter && <Text tone="muted">{texts.states[newsletter]}</Text>}</div>
      {data?.mailPreferences &&
        reminders.map(name => (
          <Choice
            key={name}
            label={texts[name]}
            isOn={data.mailPreferences?.[name] === true}
            pending={pending}
            onChange={wanted =>
              void run(() => setReminders({ variables: { input: { [name]: wanted } } }))
            }
          />
        ))}
      {typeof data?.mailPreferences?.digest === 'boolean' && (
        <Choice
          label={texts.digest}
          isOn={data.mailPreferences.digest}
          pending={pending}
          onChange={wanted => void run(() => setTeamDigest({ variables: { input: { wanted } } }))}
        />
      )}
      <Problem>{problem}</Problem>
    </>
  )
}
