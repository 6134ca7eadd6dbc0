import {
  type ChunkRecovery,
  LOAD_ERROR_ATTR,
  LOAD_ERROR_SLOT_ATTR,
  LOADING_ATTR,
  REACHABLE_ATTR,
  UNREACHABLE_ATTR,
} from '../protocol'

const keyOf = (file: string) => `missing:${file}`
const { pathname } = location

export const chunkRecovery: ChunkRecovery = {
  async reloadOnce(file) {
    try {
      const key = keyOf(file)
      if (sessionStorage.getItem(key)) return false
      if (!(await isPageReachable())) return false
      sessionStorage.setItem(key, '1')
    } catch {
      // Without storage, a reload could loop.
      return false
    }
    // A page that the visitor has just navigated to starts at its top.
    if (location.pathname !== pathname) scrollTo(0, 0)
    location.reload()
    return true
  },
  markLoaded(file) {
    try {
      sessionStorage.removeItem(keyOf(file))
    } catch {
      // Storage is disabled, so nothing is stored.
    }
  },
  activateLoadError,
  showLoadError,
}

/** Returns whether the server responds to the current address. */
async function isPageReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}

function activateLoadError(message: ParentNode): void {
  const [reason, status] = message.querySelectorAll('p')
  const button = message.querySelector('button')
  if (!reason || !status || !button) return
  void isPageReachable().then(reachable => {
    reason.textContent = reason.getAttribute(reachable ? REACHABLE_ATTR : UNREACHABLE_ATTR)
  })
  button.onclick = async () => {
    // Cleared first: a live region does not announce the same text again.
    status.textContent = ''
    if (await isPageReachable()) location.reload()
    else status.textContent = status.getAttribute(UNREACHABLE_ATTR)
  }
}

function showLoadError(): void {
  // The script may fail before the page is parsed.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', showLoadError)
    return
  }
  const main = document.querySelector('main')
  // The message is already shown.
  if (!main || main.querySelector(`[${REACHABLE_ATTR}]`)) return
  // A page without a heading has only its loading placeholder.
  if (!main.querySelector('h1')) main.replaceChildren()
  main.querySelector(`[${LOADING_ATTR}]`)?.remove()
  const slot = main.querySelector(`[${LOAD_ERROR_SLOT_ATTR}]`) ?? main
  slot.insertAdjacentHTML('afterbegin', document.body.getAttribute(LOAD_ERROR_ATTR) ?? '')
  activateLoadError(slot)
}
