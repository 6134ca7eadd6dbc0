import type { ApiTokenRowFragment } from '../../api/operationTypes'
import { useRevokeApiTokenMutation } from './apiTokens.generated'
import { refetches } from '../../api/apollo/invalidate'
import { useCardAction } from '../../api/useCardAction'
import { apiTokens } from '../../content/apiTokens'
import { problems } from '../../content/problems'
import { ConfirmButton } from '../../ui/ConfirmButton'
import { Problem } from '../../ui/Problem'
import { toast } from '../../ui/toast'

const texts = apiTokens.revoke

interface RevokeTokenProps {
  token: ApiTokenRowFragment
  /** Called when the token is no longer in the list. */
  onRevoked: () => void
}

/** Revokes a token after a question. */
export function RevokeToken({ token: { id, name, start }, onRevoked }: RevokeTokenProps) {
  const [revokeApiToken] = useRevokeApiTokenMutation(refetches('myApiTokens'))
  const { pending, problem, run } = useCardAction(problems)

  async function revoke() {
    await revokeApiToken({ variables: { input: { id } } })
    toast(texts.done(name))
    onRevoked()
  }

  return (
    <div>
      <ConfirmButton
        texts={{
          ...texts,
          name: `${texts.label} ${apiTokens.row.named(name, start)}`,
          question: texts.question(name),
        }}
        pending={pending}
        onConfirm={() => void run(revoke)}
      />
      <Problem>{problem}</Problem>
    </div>
  )
}
