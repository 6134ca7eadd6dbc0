/**
 * Copies text to the clipboard, even if the clipboard API is missing or refuses (FORM-8).
 * Throws if the browser refuses to copy.
 */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copyBySelection(text)
  }
}

/*
 * Pages served without https have no `navigator.clipboard`, but this deprecated method works there.
 */
function copyBySelection(text: string) {
  const focused = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  document.body.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the only API that works on plain http
  const copied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus()
  if (!copied) throw new Error('The browser refused to copy')
}
