import {
  HYDRATE_ATTR,
  HYDRATE_ON_INTERACTION,
  HYDRATE_ON_LOAD,
  HYDRATED_ATTR,
  HYDRATED_EVENT,
} from '../protocol'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface FieldValue {
  control: Control
  value: string
  checked: boolean
}

const onLoad = `[${HYDRATE_ATTR}="${HYDRATE_ON_LOAD}"]`
const onInteraction = `[${HYDRATE_ATTR}="${HYDRATE_ON_INTERACTION}"]`
const dehydrated = `${onLoad}, ${onInteraction}`

/**
 * Keeps what is done on a prerendered page until its parts hydrate. React (19) by itself replays neither
 * a click nor a submit, and leaves what was entered on the screen without telling the form, which takes
 * it away with its next render (e2e/hydration.e2e.ts).
 */
export function keepEarlyInput(): void {
  const actions: { target: Element; replay: () => void }[] = []
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }

  document.addEventListener(
    'submit',
    event => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !isDehydrated(form)) return
      requestHydration(form)
      event.preventDefault()
      actions.push({ target: form, replay: () => form.requestSubmit() })
    },
    options,
  )

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button || !isDehydrated(button)) return
      requestHydration(button)
      // A submit button's click is kept as the submit that follows it.
      if (button.type === 'submit' && button.form) return
      actions.push({ target: button, replay: () => button.click() })
    },
    options,
  )

  document.addEventListener(
    HYDRATED_EVENT,
    ({ target }) => {
      // Read before any is set: with every one React draws the form anew, from what it has been told so far.
      const fields = target instanceof Element ? changedFields(target) : []
      // React is still at work here and would put back what it held; afterwards it takes up each value at
      // once, so that what is sent next holds it.
      queueMicrotask(() => {
        fields.forEach(setFieldValue)
        for (const action of actions.splice(0)) {
          if (isDehydrated(action.target)) actions.push(action)
          else action.replay()
        }
        markPageHydrated()
        if (!document.querySelector(dehydrated)) listening.abort()
      })
    },
    options,
  )
}

/** Once all that hydrates on load has. */
function markPageHydrated(): void {
  if (!document.querySelector(onLoad)) document.documentElement.setAttribute(HYDRATED_ATTR, '')
}

const isDehydrated = (element: Element): boolean => element.closest(dehydrated) !== null

/** What hydrates on interaction does so with the page once it was reached for (see island.tsx). */
function requestHydration(element: Element): void {
  if (!element.closest(dehydrated)?.matches(onInteraction)) return
  for (const island of document.querySelectorAll(onInteraction))
    island.setAttribute(HYDRATE_ATTR, HYDRATE_ON_LOAD)
}

/** What was typed, chosen, or filled in by the browser (after Back or a reload) before React knew of it. */
function changedFields(element: Element): FieldValue[] {
  return [...element.querySelectorAll<Control>('input, textarea, select')]
    .filter(control => isChanged(control) && !control.closest(dehydrated))
    .map(control => ({
      control,
      value: control.value,
      checked: isCheckable(control) && control.checked,
    }))
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    // One that React has drawn here has no choice in its HTML.
    const prerendered = [...control.options].find(({ defaultSelected }) => defaultSelected)
    return prerendered?.selected === false
  }
  return isCheckable(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** React remembers what a field held and ignores an event that brings nothing new: it is shown the old first. */
function setFieldValue({ control, value, checked }: FieldValue): void {
  if (isCheckable(control)) {
    // A choice that another one has taken over since.
    if (control.type === 'radio' && !checked) return
    control.checked = !checked
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
