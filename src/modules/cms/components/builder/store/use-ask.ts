import { useCallback, useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { action } from '../../../screens/office/builder/builder.server.ts'

type Whole = Awaited<ReturnType<typeof action>>
type KeysOf<U> = U extends unknown ? keyof U : never
type Answers = { [K in KeysOf<Whole>]?: Extract<Whole, Record<K, unknown>>[K] }

/** The response, under the name of the action, or the error. */
export type AskResponse = Answers & {
  refused?: { status: number; why: string }
}

type Fields = Record<string, string | readonly string[]>

/** Sends one request to the server at a time. Of two, only the later one gets an answer. */
export function useAsk(): (fields: Fields) => Promise<AskResponse> {
  const { submit, data, state } = useFetcher<AskResponse>()
  const waiting = useRef<((answer: AskResponse) => void) | null>(null)
  useEffect(() => {
    if (state !== 'idle' || !data) return
    waiting.current?.(data)
    waiting.current = null
  }, [state, data])
  return useCallback(
    (fields) =>
      new Promise<AskResponse>((resolve) => {
        waiting.current = resolve
        void submit(formOf(fields), { method: 'post', encType: 'multipart/form-data' })
      }),
    [submit],
  )
}

function formOf(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one)
  }
  return form
}
