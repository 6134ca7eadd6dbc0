import {
  HYDRATE_ATTR,
  HYDRATE_ON_INTERACTION,
  HYDRATE_ON_LOAD,
  HYDRATED_ATTR,
  HYDRATED_EVENT,
} from '../protocol'
import { isChanged, isCheckable, setFieldValue, type Control, type FieldValue } from './fieldValues'
import { findReplacement, followReplacedParts } from './replacedParts'

const onLoad = `[${HYDRATE_ATTR}="${HYDRATE_ON_LOAD}"]`
const onInteraction = `[${HYDRATE_ATTR}="${HYDRATE_ON_INTERACTION}"]`
const dehydrated = `${onLoad}, ${onInteraction}`

/**
 * Keeps clicks, submits and input on a prerendered page until its parts hydrate. React 19 replays
 * neither clicks nor submits. It leaves early input on the screen but not in the form's state, and
 * the next render removes it (e2e/hydration.e2e.ts).
 */
export function keepEarlyInput(): void {
  const actions: (HTMLFormElement | HTMLButtonElement)[] = []
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  followReplacedParts(listening.signal)

  document.addEventListener(
    'submit',
    event => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || !isDehydrated(form)) return
      requestHydration(form)
      event.preventDefault()
      actions.push(form)
    },
    options,
  )

  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (!button || !isDehydrated(button)) return
      requestHydration(button)
      // A submit button's click is kept as the submit event that follows it.
      if (button.type === 'submit' && button.form) return
      actions.push(button)
    },
    options,
  )

  document.addEventListener(
    HYDRATED_EVENT,
    ({ target }) => {
      // Read all before setting any: each change makes React render the form again from its own
      // state.
      const fields = target instanceof Element ? changedFields(target) : []
      // React is still rendering and would overwrite values that are set now. In a microtask, it
      // reads each value synchronously, so the next submit includes it.
      queueMicrotask(() => {
        fields.forEach(setFieldValue)
        for (const target of actions.splice(0)) {
          const current = target.isConnected ? target : findReplacement(target)
          if (!current || isDehydrated(current)) actions.push(target)
          else if (current instanceof HTMLFormElement) current.requestSubmit()
          else current.click()
        }
        markPageHydrated()
        if (!document.querySelector(dehydrated)) listening.abort()
      })
    },
    options,
  )
}

/** Marks the page once all parts that hydrate on load have hydrated. */
function markPageHydrated(): void {
  if (!document.querySelector(onLoad)) document.documentElement.setAttribute(HYDRATED_ATTR, '')
}

const isDehydrated = (element: Element): boolean => element.closest(dehydrated) !== null

/**
 * After the first interaction, the islands that wait for one hydrate with the page (see
 * island.tsx).
 */
function requestHydration(element: Element): void {
  if (!element.closest(dehydrated)?.matches(onInteraction)) return
  for (const island of document.querySelectorAll(onInteraction))
    island.setAttribute(HYDRATE_ATTR, HYDRATE_ON_LOAD)
}

/** Values typed, chosen, or restored by the browser (after Back or a reload) before hydration. */
function changedFields(element: Element): FieldValue[] {
  return [...element.querySelectorAll<Control>('input, textarea, select')]
    .filter(control => isChanged(control) && !control.closest(dehydrated))
    .map(control => ({
      control,
      value: control.value,
      checked: isCheckable(control) && control.checked,
    }))
}
