/**
 * The page's only script tag: small and first. It fetches the application without getting in the
 * way of the first paint, and keeps what a visitor clicks, sends or types until the application
 * can answer, so that nothing done on a prerendered page is lost.
 */
import { askWhoIsHere } from './session/earlySessionRequest'
import { recovery } from './hydration/recovery'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Entry {
  control: Control
  value: string
  ticked: boolean
}

const { dataset } = document.documentElement
if (dataset.me) askWhoIsHere(dataset.me)
const waking = '[data-hydrates="later"]'
const asleep = `${waking}, [data-hydrates="touched"]`
const actions: { target: Element; replay: () => void }[] = []
const entries = new Map<Control, string>()
const listening = new AbortController()

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement
const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** Whoever is reached for while asleep shall wake with the page (see hydration/island.tsx). */
function sleeps(element: Element): boolean {
  const place = element.closest(asleep)
  place?.setAttribute('data-hydrates', 'later')
  return place !== null
}

function listen(type: string, listener: (event: Event) => void): void {
  document.addEventListener(type, listener, { capture: true, signal: listening.signal })
}

listen('submit', event => {
  const form = event.target
  if (!(form instanceof HTMLFormElement) || !sleeps(form)) return
  event.preventDefault()
  actions.push({ target: form, replay: () => form.requestSubmit() })
})

listen('click', event => {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || !sleeps(button)) return
  // A submit button's click is kept as the submit that follows it.
  if (button.type === 'submit' && button.form) return
  actions.push({ target: button, replay: () => button.click() })
})

function keepEntry({ target }: Event): void {
  if (isControl(target) && sleeps(target)) entries.set(target, target.value)
}
listen('input', keepEntry)
listen('change', keepEntry)

/** React remembers what a field held and ignores an event that brings nothing new: it is shown the old first. */
function enter({ control, value, ticked }: Entry): void {
  if (isTicked(control)) {
    // A choice that another one has taken over since.
    if (control.type === 'radio' && !ticked) return
    control.checked = !ticked
    control.click()
    return
  }
  control.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(
    control,
    value,
  )
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** What the browser itself filled in (after Back or a reload) comes without an event. */
function keepFilledIn(place: Element): void {
  for (const control of place.querySelectorAll('input, textarea')) {
    if (!isControl(control) || control instanceof HTMLSelectElement || isTicked(control)) continue
    if (control.value !== control.defaultValue) entries.set(control, control.value)
  }
}

/** Noted before any is entered: with every entry React draws the form anew, from what it has heard so far. */
function awakeEntries(): Entry[] {
  const awake = [...entries].filter(([control]) => !sleeps(control))
  return awake.map(([control, value]) => {
    entries.delete(control)
    return { control, value, ticked: isTicked(control) && control.checked }
  })
}

function handOverActions(): void {
  for (const action of actions.splice(0)) {
    if (sleeps(action.target)) actions.push(action)
    else action.replay()
  }
}

listen('hydrated', ({ target }) => {
  if (target instanceof Element) keepFilledIn(target)
  const awake = awakeEntries()
  // React is still at work here and would put back what it held; afterwards it takes up each entry at once.
  queueMicrotask(() => {
    awake.forEach(enter)
  })
  // Only what has been taken up can be sent.
  setTimeout(() => {
    handOverActions()
    if (!document.querySelector(waking)) dataset.hydrated = ''
    if (!document.querySelector(asleep)) listening.abort()
  })
})

globalThis.recovery = recovery

let started = false
function start(): void {
  if (started) return
  started = true
  for (const href of dataset.chunks?.split(' ') ?? []) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  const app = dataset.app ?? '/src/main.tsx'
  import(/* @vite-ignore */ app).then(
    () => {
      recovery.forget(app)
    },
    async () => {
      if (!(await recovery.loadAnew(app))) recovery.giveUp()
    },
  )
}

/** A visitor reads first: the application comes when the page is there and idle, or at the first touch. */
function startWhenIdle(): void {
  // Safari has no requestIdleCallback.
  const whenIdle = 'requestIdleCallback' in window ? requestIdleCallback : setTimeout
  for (const type of ['pointerover', 'pointerdown', 'keydown', 'focusin']) listen(type, start)
  addEventListener('load', () => {
    whenIdle(start)
  })
}

if (dataset.session === 'signedOut') startWhenIdle()
else start()
