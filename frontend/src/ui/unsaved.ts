/** On a form: it holds typed input that is lost when it is closed. */
const UNSAVED_ATTR = 'data-unsaved'

/** The attribute of a form. */
export const unsavedAttribute = (isUnsaved: boolean) => ({
  [UNSAVED_ATTR]: isUnsaved ? '' : undefined,
})

/** Whether closing this part of the page loses typed input. */
export const hasUnsavedInput = (part: Element) => part.querySelector(`[${UNSAVED_ATTR}]`) !== null
