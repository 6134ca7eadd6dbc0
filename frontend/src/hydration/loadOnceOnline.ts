import { toast, type ToastWords } from '../ui/toast'
import { HYDRATE_ATTR, HYDRATE_DONE } from './protocol'

const dehydrated = `[${HYDRATE_ATTR}]:not([${HYDRATE_ATTR}="${HYDRATE_DONE}"])`

/**
 * What `load` gives; without a line, once there is one again, as long as something of the page is but HTML: with a failure
 * React would take that away, and what was typed into it. Rejects as `load` does in all other cases.
 */
export async function loadOnceOnline<Chunk>(
  load: () => Promise<Chunk>,
  offlineWords: ToastWords,
): Promise<Chunk> {
  try {
    return await load()
  } catch (error) {
    if (navigator.onLine || !document.querySelector(dehydrated)) throw error
    toast({ ...offlineWords, variant: 'destructive' })
    await new Promise(resolve => {
      addEventListener('online', resolve, { once: true })
    })
    return loadOnceOnline(load, offlineWords)
  }
}
