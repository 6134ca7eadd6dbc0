import { Formik, type FormikHelpers, validateYupSchema, yupToFormErrors } from 'formik'
import { useRef, type ReactNode } from 'react'
import type { Schema } from 'yup'
import { apolloChunk } from '../api/apolloChunk'
import type { Chunk } from '../hydration/chunk'
import { toast, type ToastWords } from '../ui/toast'
import { clearDraft } from '../session/drafts'
import { FormBody, type Outcome } from './FormBody'
import { loadFailure } from './loadFailure'

/** What is said when a form fails; some forms say the server's own words when there are any. */
export interface FailedWords extends ToastWords {
  preferServer?: boolean
  /** Said instead when what went wrong was not even an error. */
  unexplained?: string
  /** Logged for those who look into it, unless the server had words of its own. */
  logged?: string
  /** On a page that needs a session its guard tells of a lost one; a second toast would hide the first (decision R3). */
  guardTellsOfLostSession?: boolean
}

/** What is said when a form succeeds, and whether it is emptied then. */
export interface DoneWords extends ToastWords {
  clear?: boolean
}

/** A yup schema in a chunk of its own: `chunk(() => import('./login.schema').then(m => m.loginSchema))`. */
type FormSchema<Input> = Chunk<Pick<Schema<Input>, 'validate'>>

interface FormProps<Values extends object, Input extends object> {
  /** Judges what was typed and turns it into what is sent. Nothing is judged before a form is sent, so it is loaded at the first touch. */
  schema: FormSchema<Input>
  blank: Values
  submit: (input: Input) => Promise<unknown>
  done?: DoneWords
  failed: FailedWords
  /** Names the form for people who move by landmarks. */
  label?: string
  /** Forgets the draft of this name once it is sent; <Draft> among the children keeps it until then. */
  draft?: string
  /** The children say where the outcome stands (FormOutcome); else it stands below them. */
  placesOutcome?: boolean
  /** The outcome is said in its line alone: over an open dialog no toast can be reached. */
  withoutToast?: boolean
  children: ReactNode
}

/**
 * Validates on submit and from then on with every change, focuses the first bad field, lays the
 * server's field errors on the inputs, shows the failure as a toast and keeps what was typed.
 */
export function Form<Values extends object, Input extends object>({
  schema,
  blank,
  submit,
  done,
  failed,
  label,
  draft,
  placesOutcome = false,
  withoutToast = false,
  children,
}: FormProps<Values, Input>) {
  const showToast = withoutToast ? undefined : toast

  // A page that lacks one of them is reloaded here, while nothing is typed yet.
  const isLoading = useRef(false)
  function loadForSending() {
    if (isLoading.current) return
    isLoading.current = true
    for (const { loadOrReload } of [schema, apolloChunk]) loadOrReload().catch(ignore)
  }

  async function send(values: Values, form: FormikHelpers<Values>) {
    try {
      const judge = await schema.load()
      await submit(await judge.validate(values, { stripUnknown: true }))
    } catch (error) {
      await report(error, form, failed, showToast)
      return
    }
    if (draft) clearDraft(draft)
    if (done?.clear) form.resetForm({ status: outcome(true, done.description) })
    if (done) showToast?.({ title: done.title, description: done.description })
  }

  return (
    <Formik
      initialValues={blank}
      validate={values => validationErrors(schema, values)}
      validateOnBlur={false}
      validateOnChange={false}
      onSubmit={send}
    >
      <FormBody label={label} placesOutcome={placesOutcome} onReach={loadForSending}>
        {children}
      </FormBody>
    </Formik>
  )
}

/** By field. That the schema itself does not come is told by `send`, which asks for it once more. */
async function validationErrors(schema: FormSchema<unknown>, values: object): Promise<object> {
  try {
    await validateYupSchema(values, await schema.load())
    return {}
  } catch (error) {
    return isValidationError(error) ? yupToFormErrors(error) : {}
  }
}

const ignore = () => {}

/** By its name, as Formik does: the class is yup's, which is not loaded yet. */
const isValidationError = (error: unknown) =>
  error instanceof Error && error.name === 'ValidationError'

const outcome = (done: boolean, words: string): Outcome => ({ done, words })

async function report<Values>(
  error: unknown,
  form: FormikHelpers<Values>,
  failed: FailedWords,
  tell?: typeof toast,
) {
  const { code, message, fields } = await loadFailure(error)
  if (failed.guardTellsOfLostSession && code === 'UNAUTHENTICATED') return
  for (const { field, message: fieldMessage } of fields) form.setFieldError(field, fieldMessage)
  if (failed.logged) console.error(message ?? failed.logged, error)
  const fallback = (code === 'UNKNOWN' && failed.unexplained) || failed.description
  // Those words are for programs: here the next try has a new key without anybody's doing.
  const isForPeople = code !== 'IDEMPOTENCY_KEY_REUSED'
  const description = (failed.preferServer && isForPeople && message) || fallback
  tell?.({ title: failed.title, description, variant: 'destructive' })
  // Marked fields say themselves what is wrong.
  if (fields.length === 0) form.setStatus(outcome(false, `${failed.title}: ${description}`))
}
