import { useEffect } from 'react'
import { useAddress } from './use-address.ts'
import { useDocument } from './use-document.ts'

/** The status of an address whose time is over. */
export const ended = 410

export type Reading = ReturnType<typeof useReading>

/** A document being read; where its address has ended the page is asked for a fresh one, once by itself. */
export function useReading(url: string) {
  const { taken, again } = useAddress(url)
  const opened = useDocument(taken)
  const isRenewed = typeof opened === 'object' && 'status' in opened && opened.status === ended && taken.times === 0
  useEffect(() => {
    if (isRenewed) again()
  }, [isRenewed, again])
  return { opened: isRenewed ? ('waiting' as const) : opened, again }
}
