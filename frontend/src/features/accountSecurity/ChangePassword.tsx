import { startTransition } from 'react'
import { accountSecurity } from '../../content/accountSecurity'
import { ErrorBoundary } from '../../hydration/ErrorBoundary'
import { lazyComponent } from '../../hydration/lazyComponent'
import { Button } from '../../ui/Button'
import { Text } from '../../ui/Text'
import { useDisclosure } from '../../ui/useDisclosure'

const texts = accountSecurity.password
const ChangePasswordForm = lazyComponent(() =>
  import('./ChangePasswordForm').then(m => m.ChangePasswordForm),
)

/** A button that opens the form for a new password. The owner's is a setting of the site. */
export function ChangePassword({ isOwner }: { isOwner: boolean }) {
  const { isOpen, open, close, buttonRef } = useDisclosure()
  const prefetch = () => void ChangePasswordForm.prefetch()
  if (isOwner) return <Text>{texts.owner}</Text>
  if (isOpen)
    return (
      <ErrorBoundary>
        <ChangePasswordForm.Component onClose={close} />
      </ErrorBoundary>
    )
  return (
    <>
      <Text>{texts.lead}</Text>
      <div>
        <Button
          tone="secondary"
          size="small"
          ref={buttonRef}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onClick={() => {
            // The button stays until the form has loaded.
            startTransition(open)
          }}
        >
          {texts.action}
        </Button>
      </div>
    </>
  )
}
