export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export interface FieldValue {
  control: Control
  value: string
  checked: boolean
}

/** Returns whether the field has another value than in the HTML that it came with. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    // A select that React has rendered in the browser has no default option in its HTML.
    const prerendered = [...control.options].find(({ defaultSelected }) => defaultSelected)
    return prerendered?.selected === false
  }
  return isCheckable(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue
}

export const isCheckable = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/**
 * Sets a field's value as if the person had typed or chosen it. React remembers a field's value and
 * ignores an event without a change, so the old value is set first.
 */
export function setFieldValue({ control, value, checked }: FieldValue): void {
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
