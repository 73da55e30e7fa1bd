import { useEffect, useMemo, useRef, useState } from 'react'
import { questionOf, type TableState } from '#domain/table/table-state.ts'
import { createClient } from '#platform/http/client/client.ts'
import { noteFailedCall } from '#platform/http/client/failed-call.ts'
import type { TableDescription } from './describe-table.ts'

/** Delay after typing before rows are requested, in milliseconds. */
const debounceMs = 250

interface TableResponse {
  data: Record<string, unknown>[]
  total: number
}

/** Manages the rows of a table. The first page arrives with it; others are requested from its endpoint. */
export function useTable(table: TableDescription) {
  const { call } = useMemo(() => createClient(), [])
  const [state, setState] = useState(table.state)
  const [tries, setTries] = useState(0)
  const [shown, setShown] = useState({ ...table.first, of: asked(table.state, 0) })
  const [failed, setFailed] = useState('')
  const wanted = asked(state, tries)
  const answered = useRef(shown.of)
  useEffect(() => {
    if (answered.current === wanted) return undefined
    const stopped = new AbortController()
    const ask = async () => {
      const answer = await read({ call, table, state, signal: stopped.signal })
      if (stopped.signal.aborted) return
      if (!answer) return setFailed(wanted)
      answered.current = wanted
      setShown({ rows: answer.data, total: answer.total, of: wanted })
    }
    const later = setTimeout(() => void ask(), state.q === table.state.q ? 0 : debounceMs)
    return () => {
      clearTimeout(later)
      stopped.abort()
    }
  }, [call, table, state, wanted])
  const hasFailed = failed === wanted
  return {
    ...{ state, setState, rows: shown.rows, total: shown.total },
    status: hasFailed ? ('failed' as const) : shown.of === wanted ? ('ready' as const) : ('loading' as const),
    retry: () => setTries(tries + 1),
  }
}

const asked = (state: TableState, tries: number) => JSON.stringify([state, tries])

/**
 * Returns null if the request fails. The failure is logged as in the specification L258, and the table shows a message.
 */
async function read(of: {
  call: ReturnType<typeof createClient>['call']
  table: TableDescription
  state: TableState
  signal: AbortSignal
}): Promise<TableResponse | null> {
  const { call, table, state, signal } = of
  const shown = table.columns.map(({ name }) => name)
  const searched = table.columns.filter(({ isSearched }) => isSearched).map(({ name }) => name)
  try {
    return await call<TableResponse>(table.address, {
      method: 'POST',
      body: questionOf(state, { shown, searched }),
      signal,
    })
  } catch {
    if (!signal.aborted) noteFailedCall(`the data of ${table.address} could not be fetched from the API`)
    return null
  }
}
