/** An e-mail address that may break before its @. */
export function Address({ of }: { of: string }) {
  const at = Math.max(0, of.lastIndexOf('@'))
  return (
    <span translate="no">
      <span>{of.slice(0, at)}</span>
      <wbr />
      <span>{of.slice(at)}</span>
    </span>
  )
}
