import { invalidates } from '../../api/apollo/invalidate'
import { startTransition } from 'react'
import type { ApiTokenRowFragment } from '../../api/operationTypes'
import { useRotateApiTokenMutation } from './apiTokens.generated'
import { apiTokens } from '../../content/apiTokens'
import { ErrorBoundary } from '../../hydration/ErrorBoundary'
import { lazyComponent } from '../../hydration/lazyComponent'
import { Button } from '../../ui/Button'
import { useDisclosure } from '../../ui/useDisclosure'
import type { ShownToken } from './NewToken'

const ReplaceTokenForm = lazyComponent(() =>
  import('./ReplaceTokenForm').then(m => m.ReplaceTokenForm),
)

interface ReplaceTokenProps {
  token: ApiTokenRowFragment
  onReplaced: (token: ShownToken) => void
}

/** A button that opens the form that replaces a token by a new one. */
export function ReplaceToken({ token: { id, name, start }, onReplaced }: ReplaceTokenProps) {
  const { isOpen, open, close, buttonRef } = useDisclosure()
  const [rotateApiToken] = useRotateApiTokenMutation({ refetchQueries: invalidates('myApiTokens') })
  const prefetch = () => void ReplaceTokenForm.prefetch()
  const label = `${apiTokens.replace.action} ${apiTokens.row.named(name, start)}`

  async function replace({ currentPassword }: { currentPassword: string }) {
    const { data } = await rotateApiToken({ variables: { input: { id, currentPassword } } })
    if (data?.rotateApiToken) onReplaced({ ...data.rotateApiToken, replaces: true })
  }

  if (isOpen)
    return (
      <ErrorBoundary>
        <ReplaceTokenForm.Component label={label} replace={replace} onCancel={close} />
      </ErrorBoundary>
    )
  return (
    <div>
      <Button
        tone="secondary"
        size="small"
        aria-label={label}
        ref={buttonRef}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          startTransition(open)
        }}
      >
        {apiTokens.replace.action}
      </Button>
    </div>
  )
}
