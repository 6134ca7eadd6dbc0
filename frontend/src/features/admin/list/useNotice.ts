import { useCallback, useState } from 'react'

/** Keeps a notice about the latest change until `key` changes. */
export function useNotice(key: string) {
  const [notice, setNotice] = useState({ key, words: '' })
  if (notice.key !== key) setNotice({ key, words: '' })
  const show = useCallback((words: string) => setNotice({ key, words }), [key])
  return [notice.words, show] as const
}
