/**
 * What is done about a script that does not come: its file may be gone since another version of the
 * site is served, or the line may be down. Part of boot.ts, because the application itself may be missing.
 */
export interface Recovery {
  /**
   * Loads the address at hand as a whole, once for each file that is missing; whether it does. Not
   * when nobody answers there: the browser's own error page would take the place of ours.
   */
  loadAnew: (file: string) => Promise<boolean>
  /** The file has come: should it be missing once more, it may be mended once more. */
  forget: (file: string) => void
  /** Gives the reason in a message (see features/site/Unloadable.tsx) and works its button. */
  attend: (message: ParentNode) => void
  /** The page can be read and not more. It says so, in the place of what it promises to load. */
  giveUp: () => void
}

declare global {
  var recovery: Recovery | undefined
}

const keyOf = (file: string) => `missing:${file}`
const { pathname } = location

export const recovery: Recovery = {
  async loadAnew(file) {
    try {
      const key = keyOf(file)
      if (sessionStorage.getItem(key)) return false
      if (!(await answers())) return false
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
  forget(file) {
    try {
      sessionStorage.removeItem(keyOf(file))
    } catch {
      // Switched off: nothing is kept there.
    }
  },
  attend,
  giveUp,
}

/** Whether the address at hand can be loaded. */
async function answers(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}

function attend(message: ParentNode): void {
  const [reason, status] = message.querySelectorAll('p')
  const button = message.querySelector('button')
  if (!reason || !status || !button) return
  void answers().then(answered => {
    const { dataset } = reason
    reason.textContent = (answered ? dataset.answered : dataset.silent) ?? ''
  })
  button.onclick = async () => {
    // The same words once more are heard once more.
    status.textContent = ''
    if (await answers()) location.reload()
    else status.textContent = status.dataset.silent ?? ''
  }
}

function giveUp(): void {
  // The script may be known to be missing before the page is there.
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', giveUp)
    return
  }
  const main = document.querySelector('main')
  if (!main) return
  // A page without a heading holds nothing but the promise to load.
  if (!main.querySelector('h1')) main.replaceChildren()
  const place = main.querySelector('[data-notices]') ?? main
  place.insertAdjacentHTML('afterbegin', document.body.dataset.unloadable ?? '')
  attend(place)
}
