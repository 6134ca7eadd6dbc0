import { HYDRATE_ATTR, HYDRATE_DONE } from '../protocol'
import { isCheckable, isChanged, setFieldValue, type Control } from './fieldValues'

const CONTROLS = 'input, textarea, select'
const dehydrated = `[${HYDRATE_ATTR}]:not([${HYDRATE_ATTR}="${HYDRATE_DONE}"])`

/**
 * Watches for parts that React renders anew instead of hydrating them, because an extension or a
 * translator has changed their HTML. Moves the input of their fields, and the focus, to the new
 * fields (PAGE-17). Stops with the signal, but not before all input has its field.
 */
export function followReplacedParts(signal: AbortSignal): void {
  const lost = new Set<Control>()
  let focused: Control | undefined
  const observer = new MutationObserver(records => {
    for (const { removedNodes } of records)
      for (const node of removedNodes) for (const control of controlsIn(node)) lost.add(control)
    for (const control of lost) {
      const fresh = control.isConnected ? control : findReplacement(control)
      if (!fresh) continue
      lost.delete(control)
      if (fresh === control) continue
      if (isChanged(control)) copyValue(control, fresh)
      if (control === focused) moveFocus(control, fresh)
    }
    if (signal.aborted && lost.size === 0) observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
  document.addEventListener(
    'focusin',
    ({ target }) => {
      focused = isControl(target) ? target : undefined
    },
    { capture: true, signal },
  )
  document.addEventListener('keydown', event => {
    if (!focused || !lost.has(focused) || document.activeElement !== document.body) return
    focused = typeInto(focused, event)
  })
  const controlsIn = (node: Node) =>
    [...(node instanceof Element ? node.querySelectorAll<Control>(CONTROLS) : [])].filter(
      isDehydratedPart,
    )
}

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches(CONTROLS)

/**
 * Types into a removed field until another takes its place, and goes on with the next field at Tab.
 * Returns the field that the next key is for.
 */
function typeInto(control: Control, event: KeyboardEvent): Control {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if (ctrlKey || metaKey || altKey) return control
  if (key.length === 1 || key === 'Tab' || key === 'Backspace') event.preventDefault()
  if (key === 'Tab') {
    const controls = [...(control.form?.querySelectorAll<Control>(CONTROLS) ?? [])]
    return controls[controls.indexOf(control) + (shiftKey ? -1 : 1)] ?? control
  }
  if (key === 'Backspace') control.value = control.value.slice(0, -1)
  else if (key.length === 1) control.value += key
  return control
}

/** A removed part of a page that has not hydrated has no <body> around it any more. */
const isDehydratedPart = (control: Control) =>
  control.closest(dehydrated) !== null ||
  (control.closest(`[${HYDRATE_ATTR}]`) === null && document.body.matches(dehydrated))

/**
 * Returns the connected element that has taken the place of a removed one: a field by its form and
 * its name, a form or a button by its label.
 */
export function findReplacement<Of extends Element>(removed: Of): Of | undefined {
  const signature = signatureOf(removed)
  return [...document.querySelectorAll<Of>(removed.localName)].find(
    candidate => signatureOf(candidate) === signature,
  )
}

function signatureOf(element: Element): string {
  const own = ['aria-label', 'name', 'type'].map(name => element.getAttribute(name))
  const value = isCheckable(element) ? element.value : ''
  const texts = element instanceof HTMLButtonElement ? element.textContent : ''
  const form = element.closest('form')?.getAttribute('aria-label')
  return [form, ...own, value, texts].join('\n')
}

function copyValue(control: Control, fresh: Control): void {
  const checked = isCheckable(control) && control.checked
  setFieldValue({ control: fresh, value: control.value, checked })
}

function moveFocus(control: Control, fresh: Control): void {
  if (document.activeElement !== document.body) return
  fresh.focus()
  if (control instanceof HTMLSelectElement || fresh instanceof HTMLSelectElement) return
  // Fields for addresses and numbers have no selection.
  const { selectionStart, selectionEnd } = control
  if (selectionStart !== null) fresh.setSelectionRange(selectionStart, selectionEnd)
}
