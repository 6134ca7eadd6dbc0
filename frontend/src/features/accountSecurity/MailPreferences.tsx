import styled from 'styled-components'
import { invalidates } from '../../api/apollo/invalidate'
import { useCardAction } from '../../api/useCardAction'
import { accountSecurity } from '../../content/accountSecurity'
import { problems } from '../../content/problems'
import { Heading } from '../../ui/Heading'
import { Loading } from '../../ui/Loading'
import { Problem } from '../../ui/Problem'
import { Retry } from '../../ui/Retry'
import { Text } from '../../ui/Text'
import { rem, theme } from '../../ui/theme'
import { useMailPreferencesQuery, useSetNewsletterMutation } from './accountSecurity.generated'

const texts = accountSecurity.mails

/** Chooses the mails that the person wants, of those that can be left. */
export function MailPreferences() {
  const { data, loading, refetch } = useMailPreferencesQuery()
  const newsletter = data?.mailPreferences?.newsletter
  const [setNewsletter] = useSetNewsletterMutation({
    refetchQueries: invalidates('mailPreferences'),
    awaitRefetchQueries: true,
  })
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
        <Choice>
          <input
            type="checkbox"
            checked={newsletter !== 'off'}
            disabled={pending}
            onChange={({ target }) => {
              const wanted = target.checked
              void run(() => setNewsletter({ variables: { input: { wanted } } }))
            }}
          />
          <span>{texts.newsletter}</span>
        </Choice>
      )}
      <div role="status">{newsletter && <Text tone="muted">{texts.states[newsletter]}</Text>}</div>
      <Problem>{problem}</Problem>
    </>
  )
}

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${rem(12)};
  width: fit-content;
  min-height: ${theme.size.minTarget};
  font-weight: 600;

  > input {
    width: ${rem(24)};
    height: ${rem(24)};
  }
`
