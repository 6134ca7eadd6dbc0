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
      // No memory to keep this from going round in circles.
      return false
    }
    // A page one has just been led to begins at its top.
    if (location.pathname !== pathname) scrollTo(0, 0)
    location.reload()
    return true
  },
  markLoaded(file) {
    try {
      sessionStorage.removeItem(keyOf(file))
    } catch {
      // Switched off: nothing is kept there.
    }
  },
  activateLoadError,
  showLoadError,
}

/** Whether the address at hand can be loaded. */
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
    // Emptied first, or a live region would not repeat the same words.
    status.textContent = ''
    if (await isPageReachable()) location.reload()
    else status.textContent = status.getAttribute(UNREACHABLE_ATTR)
  }
}

function showLoadError(): void {
  // The script may be known to be missing before the page is there.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', showLoadError)
    return
  }
  const main = document.querySelector('main')
  // Where it is said already, it is not said once more.
  if (!main || main.querySelector(`[${REACHABLE_ATTR}]`)) return
  // A page without a heading holds nothing but the promise to load.
  if (!main.querySelector('h1')) main.replaceChildren()
  main.querySelector(`[${LOADING_ATTR}]`)?.remove()
  const slot = main.querySelector(`[${LOAD_ERROR_SLOT_ATTR}]`) ?? main
  slot.insertAdjacentHTML('afterbegin', document.body.getAttribute(LOAD_ERROR_ATTR) ?? '')
  activateLoadError(slot)
}
