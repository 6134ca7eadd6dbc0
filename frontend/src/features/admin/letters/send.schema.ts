import * as yup from 'yup'

/** When a letter is sent; day and time are those of Miami. */
export interface SendValues {
  time: 'now' | 'later'
  sendDate: string
  sendTime: string
}

// The server knows which times are possible, and names the field.
export const sendSchema: yup.ObjectSchema<SendValues> = yup.object({
  time: yup.mixed<SendValues['time']>().defined(),
  sendDate: yup.string().ensure(),
  sendTime: yup.string().ensure(),
})
