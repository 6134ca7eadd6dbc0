import { invalidates } from '../../api/apollo/invalidate'
import type { ApiTokenRowFragment } from '../../api/operationTypes'
import { useCardAction } from '../../api/useCardAction'
import { useRotateApiTokenMutation } from './apiTokens.generated'
import { apiTokens } from '../../content/apiTokens'
import { problems } from '../../content/problems'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { Problem } from '../../ui/Problem'
import type { ShownToken } from './NewToken'

const texts = apiTokens.replace

interface ReplaceTokenProps {
  token: ApiTokenRowFragment
  onReplaced: (token: ShownToken) => void
}

/** Replaces a token by a new one, after a question. */
export function ReplaceToken({ token: { id, name, start }, onReplaced }: ReplaceTokenProps) {
  const [rotateApiToken] = useRotateApiTokenMutation({ refetchQueries: invalidates('myApiTokens') })
  const { pending, problem, run } = useCardAction(problems)

  async function replace() {
    const { data } = await rotateApiToken({ variables: { input: { id } } })
    if (data?.rotateApiToken) onReplaced({ ...data.rotateApiToken, replaces: true })
  }

  return (
    <div>
      <ConfirmButton
        look={{ tone: 'secondary', size: 'small' }}
        texts={{ ...texts, name: `${texts.label} ${apiTokens.row.named(name, start)}` }}
        pending={pending}
        onConfirm={() => void run(replace)}
      />
      <Problem>{problem}</Problem>
    </div>
  )
}
