import { share } from '../../content/share'
import { useBrowserValue } from '../../hydration/useBrowserValue'
import { toast } from '../../ui/toast'

const words = share.invite

/** Opens the device's own way of sharing with the invite; undefined where there is none. */
export function useSystemShare(): ((link: string) => Promise<void>) | undefined {
  const offered = useBrowserValue(() => 'share' in navigator, false)
  return offered ? shareInvite : undefined
}

async function shareInvite(link: string): Promise<void> {
  try {
    await navigator.share({ title: words.subject, text: words.message, url: link })
  } catch (error) {
    // Closed without choosing: nothing has gone wrong.
    if (error instanceof DOMException && error.name === 'AbortError') return
    toast({ ...words.shareFailed, variant: 'destructive' })
  }
}
