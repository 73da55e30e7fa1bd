import { useContext, useEffect, useState } from 'react'
import { Library, type LibraryChoice, type LibraryFound } from './library.ts'

interface LibraryParams {
  q: string
  folder: string | null
  page: number
}

const pauseMs = 250

/**
 * Returns the results of a library search. `found` is null until the response. `isFailed` means that there was none.
 */
export const useLibrary = ({ types, isPublic }: LibraryChoice) => {
  const ask = useContext(Library)
  const [asked, setAsked] = useState<LibraryParams>({ q: '', folder: null, page: 1 })
  const [found, setFound] = useState<LibraryFound | null>(null)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    const find = async () => {
      const answer = await ask?.({ ...asked, types, isPublic, signal: stop.signal })
      if (stop.signal.aborted) return
      setFailed(!answer)
      if (answer) setFound((before) => joined(before, answer, asked.page))
    }
    const later = setTimeout(() => void find(), asked.q === '' ? 0 : pauseMs)
    return () => {
      clearTimeout(later)
      stop.abort()
    }
    // The choice is as it was sent with the form.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ask, asked])
  const change = (to: Partial<LibraryParams>) => setAsked((before) => ({ ...before, page: 1, ...to }))
  return { asked, found, isFailed, change, more: () => change({ page: asked.page + 1 }) }
}

/** Appends a further page to the earlier ones. */
const joined = (before: LibraryFound | null, answer: LibraryFound, page: number): LibraryFound =>
  page === 1 || !before ? answer : { ...answer, files: [...before.files, ...answer.files] }
