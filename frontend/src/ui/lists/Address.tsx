/** An email address that may break before its @. */
export function Address({ of }: { of: string }) {
  const at = Math.max(0, of.lastIndexOf('@'))
  return (
    <span translate="no">
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </span>
  )
}
