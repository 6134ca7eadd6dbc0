/** A text as it is stored: trimmed, and null when nothing was given (decision T9). */
export function given(value: string | null | undefined): string | null {
  return value?.trim() || null
}
