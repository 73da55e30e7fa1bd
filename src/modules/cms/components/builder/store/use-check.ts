import { useEffect, useState } from 'react'
import type { ShownFinding } from '../../../page-audit/finding-list.tsx'
import { useAsk } from './use-ask.ts'
import { useStore } from './use-builder.ts'

const afterMs = 2500

/** What is wrong on the page as it is, asked a moment after the last change; null until it is known. */
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
