/** Puts text on the clipboard, also where the clipboard API is missing or refused (decision F8). */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copyBySelection(text)
  }
}

/* Pages that are not served over https have no navigator.clipboard; this old way still works there. */
function copyBySelection(text: string) {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only way left on plain http
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!copied) throw new Error('The browser refused to copy')
}
