import { useEffect } from 'react'

/** Prints a record at once if its URL has `?print`. The style sheet lays it out for paper. */
export function usePrint() {
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('print')) return
    void document.fonts.ready.then(() => print())
  }, [])
}
