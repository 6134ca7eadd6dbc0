import { share } from '../../content/share'
import { useBrowserValue } from '../../hydration/useBrowserValue'
import { toast } from '../../ui/toast'

const texts = share.invite

/**
 * Returns a function that opens the device's share sheet with the invite, or undefined if the
 * device has none.
 */
export function useSystemShare(): ((link: string) => Promise<void>) | undefined {
  const offered = useBrowserValue(() => 'share' in navigator, false)
  return offered ? shareInvite : undefined
}

async function shareInvite(link: string): Promise<void> {
  try {
    await navigator.share({ title: texts.subject, text: texts.message, url: link })
  } catch (error) {
    // The reader closed the share sheet without choosing: not an error.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ ...texts.shareFailed, variant: 'destructive' })
  }
}
