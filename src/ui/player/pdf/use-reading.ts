import { useEffect } from 'react'
import type { Renew } from './pdf.ts'
import { useAddress } from './use-address.ts'
import { useDocument } from './use-document.ts'

export type Reading = ReturnType<typeof useReading>

/** Reads a document. If its URL has expired, it asks the page for a new one, once automatically. */
export function useReading(url: string, renew: Renew) {
  const { taken, again } = useAddress(url, renew)
  const opened = useDocument(taken)
  const isRenewed = typeof opened === 'object' && 'why' in opened && opened.why === 'ended' && taken.times === 0
  useEffect(() => {
    if (isRenewed) again()
  }, [isRenewed, again])
  return { opened: isRenewed ? ('waiting' as const) : opened, again }
}
