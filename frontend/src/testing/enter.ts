import { fireEvent, screen } from '@testing-library/react'
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

/** Fills fields, by label, as a password manager does: with one event each, and without the focus. */
export function fillIn(values: Record<string, string>): void {
  for (const [label, value] of Object.entries(values))
    fireEvent.input(screen.getByLabelText(label), { target: { value } })
}
