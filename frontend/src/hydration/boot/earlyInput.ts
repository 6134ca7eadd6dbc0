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
 * Keeps clicks, submits and input on a prerendered page until its parts hydrate. React 19 replays
 * neither clicks nor submits. It leaves early input on the screen but not in the form's state, and
 * the next render removes it (e2e/hydration.e2e.ts).
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
      // A submit button's click is kept as the submit event that follows it.
      if (button.type === 'submit' && button.form) return
      actions.push({ target: button, replay: () => button.click() })
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

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    // A select that React has rendered in the browser has no default option in its HTML.
    const prerendered = [...control.options].find(({ defaultSelected }) => defaultSelected)
    return prerendered?.selected === false
  }
  return isCheckable(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/**
 * React remembers a field's value and ignores an event without a change, so the old value is set
 * first.
 */
function setFieldValue({ control, value, checked }: FieldValue): void {
  if (isCheckable(control)) {
    // Another radio button has been chosen since.
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
