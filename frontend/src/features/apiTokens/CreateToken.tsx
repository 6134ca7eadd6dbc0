import type { StaffRoleName } from '@shared/staff-scopes'
import { invalidates } from '../../api/apollo/invalidate'
import { Plus } from 'lucide-react'
import { startTransition } from 'react'
import type { CreateApiTokenInput } from '../../api/operationTypes'
import { useCreateApiTokenMutation } from './apiTokens.generated'
import { apiTokens } from '../../content/apiTokens'
import { ErrorBoundary } from '../../hydration/ErrorBoundary'
import { lazyComponent } from '../../hydration/lazyComponent'
import { Button } from '../../ui/Button'
import { useDisclosure } from '../../ui/useDisclosure'
import type { ShownToken } from './NewToken'

/** Loaded on demand, because most people only read. */
const CreateTokenForm = lazyComponent(() =>
  import('./CreateTokenForm').then(m => m.CreateTokenForm),
)

interface CreateTokenProps {
  role: StaffRoleName | null
  /** A new token was shown in its place and had the focus. */
  takesFocus: boolean
  onCreated: (token: ShownToken) => void
}

/** A button that opens the form for a new access token. */
export function CreateToken({ role, takesFocus, onCreated }: CreateTokenProps) {
  const { isOpen, open, close, buttonRef } = useDisclosure({ takesFocus })
  const [createApiToken] = useCreateApiTokenMutation({ refetchQueries: invalidates('myApiTokens') })
  const prefetch = () => void CreateTokenForm.prefetch()

  async function create(input: CreateApiTokenInput) {
    const { data } = await createApiToken({ variables: { input } })
    if (data?.createApiToken) onCreated({ ...data.createApiToken, replaces: false })
  }

  if (isOpen)
    return (
      <ErrorBoundary>
        <CreateTokenForm.Component role={role} create={create} onCancel={close} />
      </ErrorBoundary>
    )
  return (
    <div>
      <Button
        icon={Plus}
        ref={buttonRef}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          // The button stays until the form has loaded.
          startTransition(open)
        }}
      >
        {apiTokens.create.action}
      </Button>
    </div>
  )
}
