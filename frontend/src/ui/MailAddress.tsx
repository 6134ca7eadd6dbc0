import { Fragment } from 'react'

/** An email address that breaks before its @ when it is too long for its space. */
export function MailAddress({ children }: { children: string }) {
  return (
    <span translate="no">
      {children.split(/(?=@)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
