import { createContext, useContext } from 'react'

/** The form's id. Several forms of a page may have fields with the same name. */
export const FormId = createContext('')

/** Returns the id of a field's input; of the first one, where a field is a group of choices. */
export const fieldId = (formId: string, name: string) => `${formId}-${name}`

/** Returns the id of a field in the surrounding form. */
export const useFieldId = (name: string) => fieldId(useContext(FormId), name)
