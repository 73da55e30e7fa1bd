import { useEffect, useState } from 'react'
import { useAsk } from '../store/use-ask.ts'

interface Target {
  value: string
  label: string
}

const afterMs = 250

/** What may be chosen, as it is searched, and what the chosen ones are called. */
export function useTargets(of: string, chosen: readonly string[]) {
  const ask = useAsk()
  const askNames = useAsk()
  const [q, setQ] = useState<string | null>(null)
  const [found, setFound] = useState<Target[]>([])
  const [names, setNames] = useState<Target[]>([])
  const lacking = chosen.filter((value) => ![...found, ...names].some((one) => one.value === value)).join('\n')
  useEffect(() => {
    if (q === null) return
    const later = setTimeout(() => {
      void ask({ intent: 'find', of, q }).then((answer) => answer.found && setFound(answer.found))
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
  const all = new Map([...names.filter(({ value }) => chosen.includes(value)), ...found].map((one) => [one.value, one]))
  return { data: [...all.values()], search: setQ }
}
