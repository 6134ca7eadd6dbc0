import styled from 'styled-components'
import { useCardAction } from '../../api/useCardAction'
import { problems } from '../../content/problems'
import { yourData } from '../../content/yourData'
import { shortDateTime } from '../../format/dates'
import { paths } from '../../paths'
import { useSwitchAccount } from '../../session/useSwitchAccount'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { Heading } from '../../ui/Heading'
import { Problem } from '../../ui/Problem'
import { Stack } from '../../ui/Stack'
import { Text } from '../../ui/Text'
import { rem } from '../../ui/theme'
import { tone } from '../../ui/tones'
import { toast } from '../../ui/toast'
import { useDeleteMyAccountMutation } from './yourData.generated'

const texts = yourData.deletion

/** Says what a deletion does, and plans it after a question. The session ends then. */
export function DeleteAccount() {
  const [deleteMyAccount] = useDeleteMyAccountMutation()
  const { switchAccount } = useSwitchAccount()
  const { pending, problem, run } = useCardAction(problems)

  async function confirm() {
    const { data } = await deleteMyAccount()
    const dueAt = data?.deleteMyAccount
    if (!dueAt) return
    await switchAccount(paths.home())
    toast({ ...texts.done(shortDateTime(dueAt)), explainsNavigation: true })
  }

  return (
    <Stack gap="s4">
      <Heading level={3} size="d4">
        {texts.title}
      </Heading>
      <Text>{texts.text}</Text>
      <Text>{texts.first}</Text>
      <Fates {...texts.goes} />
      <Fates {...texts.stays} />
      <div>
        <ConfirmButton
          look={{ tone: 'secondary', size: 'small' }}
          texts={texts.confirm}
          pending={pending}
          onConfirm={() => void run(confirm)}
        />
        <Problem>{problem}</Problem>
      </div>
    </Stack>
  )
}

function Fates({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div>
      <Text weight="semibold">{title}</Text>
      <Points role="list">
        {points.map(point => (
          <li key={point}>{point}</li>
        ))}
      </Points>
    </div>
  )
}

const Points = styled.ul`
  display: grid;
  gap: ${rem(6)};
  max-width: 44em;
  margin-top: ${rem(8)};
  padding-left: ${rem(20)};
  list-style: disc;

  li::marker {
    color: ${tone.accent};
  }
`
