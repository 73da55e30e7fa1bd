import { useEffect } from 'react'

/** A record that is opened with `?print` in its address is printed at once, as its style sheet lays it out on paper. */
export function usePrint() {
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('print')) return
    void document.fonts.ready.then(() => print())
  }, [])
}
