import { useEffect, useState } from 'react'
import type { ShownFinding } from '../../../page-audit/finding-list.tsx'
import { useAsk } from './use-ask.ts'
import { useStore } from './use-builder.ts'

const afterMs = 2500

/** The current problems of the page, checked shortly after the last change. Null until known. */
export function useCheck(): readonly ShownFinding[] | null {
  const store = useStore()
  const ask = useAsk()
  const [findings, setFindings] = useState<readonly ShownFinding[] | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let asked: unknown
    const check = async () => {
      const { page } = store.get()
      asked = page
      const { checked } = await ask({ intent: 'check', page: JSON.stringify(page) })
      if (checked && asked === page) setFindings(checked)
    }
    const later = () => {
      if (store.get().page === asked) return
      clearTimeout(timer)
      timer = setTimeout(() => void check(), afterMs)
    }
    const stop = store.subscribe(later)
    later()
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [ask, store])
  return findings
}
