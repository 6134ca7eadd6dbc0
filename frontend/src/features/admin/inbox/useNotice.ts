import { useState } from 'react'

/** What has just come about, in words. They go with what they were said over: another key begins without. */
export function useNotice(key: string) {
  const [notice, setNotice] = useState({ key, words: '' })
  if (notice.key !== key) setNotice({ key, words: '' })
  return [notice.words, (words: string) => setNotice({ key, words })] as const
}
