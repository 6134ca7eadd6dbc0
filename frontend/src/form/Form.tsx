import type { FieldError } from '@shared/errors'
import { Formik, type FormikHelpers, getIn, validateYupSchema, yupToFormErrors } from 'formik'
import { useRef, type ReactNode } from 'react'
import type { Schema } from 'yup'
import { apolloChunk } from '../api/apolloChunk'
import type { Chunk } from '../hydration/chunk'
import { notConnected } from '../ui/notConnected'
import { toast, type ToastTexts } from '../ui/toast'
import { clearDraft } from '../session/drafts'
import { Draft, type KnownValues } from './Draft'
import { FormBody, type Outcome } from './FormBody'
import { loadFailure } from './loadFailure'

/** The texts for a failed form. Some forms prefer the server's message when there is one. */
export interface FailedTexts extends ToastTexts {
  preferServer?: boolean
  /** The text when the thrown value is not an error. */
  unexplained?: string
  /** Logged for developers when the server sent no message. */
  logged?: string
  /** Shown as a toast even if the marked fields show the failure: the club states this toast. */
  isStated?: boolean
  /** Also shows UNAUTHENTICATED: the page has no guard, which would show a lost session (PAGE-3). */
  showsRefusedSession?: boolean
}

/** A failure that `submit` explains itself, in one sentence. */
export class FormError extends Error {}

/** The texts for a submitted form, and whether it is cleared. */
export interface DoneTexts extends ToastTexts {
  clear?: boolean
}

/**
 * A yup schema in its own chunk: `chunk(() => import('./login.schema').then(m => m.loginSchema))`.
 */
type FormSchema<Input> = Chunk<Pick<Schema<Input>, 'validate'>>

interface FormProps<Values extends object, Input extends object> {
  /**
   * Validates the values and turns them into the input that is sent. Nothing is validated before
   * the first submit, so the chunk is loaded at the first interaction.
   */
  schema: FormSchema<Input>
  blank: Values
  submit: (input: Input) => Promise<unknown>
  done?: DoneTexts
  failed: FailedTexts
  /** The form's accessible name, for landmark navigation. */
  label?: string
  /** Keeps what is typed as a draft of this name, until it is sent. */
  draft?: string
  /** With a draft: known values of the person, by field. */
  known?: KnownValues
  /** The children place the outcome (FormOutcome); otherwise it is below them. */
  placesOutcome?: boolean
  /** Shows the outcome only in the form: no toast can be reached behind an open dialog. */
  withoutToast?: boolean
  children: ReactNode
}

/**
 * A form that validates on submit and then on every change, focuses the first invalid field, sets
 * the server's field errors on the inputs, shows any other failure as a toast and keeps the input. An
 * error of a field that the form does not have is such a failure.
 */
export function Form<Values extends object, Input extends object>({
  schema,
  blank,
  submit,
  done,
  failed,
  label,
  draft,
  known,
  placesOutcome = false,
  withoutToast = false,
  children,
}: FormProps<Values, Input>) {
  const showToast = withoutToast ? undefined : toast

  // If a chunk is missing, the page is reloaded now, while the form is still empty.
  const isLoading = useRef(false)
  function loadForSending() {
    if (isLoading.current) return
    isLoading.current = true
    for (const { loadOrReload } of [schema, apolloChunk]) loadOrReload().catch(ignore)
  }

  async function send(values: Values, form: FormikHelpers<Values>) {
    form.setStatus(undefined)
    try {
      const validator = await schema.load()
      await submit(await validator.validate(values, { stripUnknown: true }))
    } catch (error) {
      const description = await report(error, values, form, failed)
      if (description) showToast?.({ title: failed.title, description, variant: 'destructive' })
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
      <FormBody
        label={label}
        placesOutcome={placesOutcome}
        hasDraft={Boolean(draft)}
        onReach={loadForSending}
      >
        {draft && <Draft name={draft} known={known} />}
        {children}
      </FormBody>
    </Formik>
  )
}

/** Returns errors by field. `send` loads the schema again and reports if that fails. */
async function validationErrors(schema: FormSchema<unknown>, values: object): Promise<object> {
  try {
    await validateYupSchema(values, await schema.load())
    return {}
  } catch (error) {
    return isValidationError(error) ? yupToFormErrors(error) : {}
  }
}

const ignore = () => {}

/** Compares the name, as Formik does: the class belongs to yup, which is not loaded yet. */
const isValidationError = (error: unknown) =>
  error instanceof Error && error.name === 'ValidationError'

const outcome = (done: boolean, texts: string): Outcome => ({ done, texts })

/**
 * Shows the failure in the form, and returns the description of its toast; nothing if the page's
 * guard or the marked fields show it (PAGE-3).
 */
async function report<Values>(
  error: unknown,
  values: Values,
  form: FormikHelpers<Values>,
  failed: FailedTexts,
): Promise<string | undefined> {
  const { code, message, fields } = await loadFailure(error)
  const own = error instanceof FormError ? error.message : undefined
  if (code === 'UNAUTHENTICATED' && !failed.showsRefusedSession) return undefined
  const isInForm = ({ field }: FieldError) => getIn(values, field) !== undefined
  for (const { field, message: fieldMessage } of fields.filter(isInForm))
    form.setFieldError(field, fieldMessage)
  const others = fields.filter(it => !isInForm(it)).map(it => it.message)
  const otherErrors = others.length > 0 ? others.join('. ') : undefined
  if (failed.logged) console.error(message ?? failed.logged, error)
  const fallback = (code === 'UNKNOWN' && failed.unexplained) || failed.description
  // This message is for API clients: in the form, the next attempt has a new key automatically.
  const isForPeople = code !== 'IDEMPOTENCY_KEY_REUSED'
  const prefersServer = failed.preferServer || code === 'FRESH_PROOF_REQUIRED'
  const description =
    own ?? ((prefersServer && isForPeople && (otherErrors ?? message)) || fallback)
  // The marked fields already show their errors.
  if (fields.length > 0 && otherErrors === undefined)
    return failed.isStated ? description : undefined
  // The club's words for the toast do not tell a lost connection from a refusal (FORM-32).
  const known = own === undefined && code === 'NETWORK' ? notConnected : description
  form.setStatus(outcome(false, `${failed.title}: ${otherErrors ?? known}`))
  return description
}
