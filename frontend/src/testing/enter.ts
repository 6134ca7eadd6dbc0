import userEvent from '@testing-library/user-event'

/** Fills a field with one event, as a paste does. Typing takes ten events for each letter. */
export async function enter(field: Element, texts: string): Promise<void> {
  await userEvent.click(field)
  await userEvent.paste(texts)
}

/** Fills a field and presses Enter in it. */
export async function enterAndSubmit(field: Element, texts: string): Promise<void> {
  await enter(field, texts)
  await userEvent.keyboard('{Enter}')
}
