interface MailAddressProps {
  children: string
}

/** A text that may break before the @ of its email address. */
export const TextWithAddress = ({ children }: MailAddressProps) =>
  children.split(/(?=@)/).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : part))

/** An email address that breaks before its @ when it is too long for its space. */
export const MailAddress = ({ children }: MailAddressProps) => (
  <span translate="no">
    <TextWithAddress>{children}</TextWithAddress>
  </span>
)
