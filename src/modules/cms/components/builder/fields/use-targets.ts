import { useEffect, useState } from 'react'
import { useAsk } from '../store/use-ask.ts'

interface Target {
  value: string
  label: string
}

const afterMs = 250

/**
 * The search results and the names of the selected targets. Outdated results are not shown, because the list would
 * change during keyboard navigation.
 */
export function useTargets(of: string, chosen: readonly string[]) {
  const ask = useAsk()
  const askNames = useAsk()
  const [q, setQ] = useState<string | null>(null)
  const [found, setFound] = useState<{ q: string | null; targets: Target[] }>({ q: null, targets: [] })
  const [names, setNames] = useState<Target[]>([])
  const lacking = chosen.filter((value) => ![...found.targets, ...names].some((one) => one.value === value)).join('\n')
  useEffect(() => {
    if (q === null) return
    const later = setTimeout(() => {
      void ask({ intent: 'find', of, q }).then((answer) => answer.found && setFound({ q, targets: answer.found }))
    }, afterMs)
    return () => clearTimeout(later)
  }, [ask, of, q])
  useEffect(() => {
    if (lacking === '') return
    const values = lacking.split('\n')
    void askNames({ intent: 'find', of, q: '', value: values }).then(({ found: named = [] }) => {
      const unknown = values.filter((value) => !named.some((one) => one.value === value))
      setNames((before) => [...before, ...named, ...unknown.map((value) => ({ value, label: value }))])
    })
  }, [askNames, of, lacking])
  const known = [...names, ...found.targets]
  const isFound = found.q === q
  const offered = [...known.filter(({ value }) => chosen.includes(value)), ...(isFound ? found.targets : [])]
  return { data: distinct(offered), known, isFound, search: setQ }
}

const distinct = (targets: readonly Target[]) => [...new Map(targets.map((one) => [one.value, one])).values()]
