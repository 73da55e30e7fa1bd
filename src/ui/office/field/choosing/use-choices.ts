import { useContext, useEffect, useState } from 'react'
import { type Choice, Choices } from './ask-choices.ts'

const pauseMs = 200

interface ChoicesResponse {
  to: string
  found: Choice[] | null
}

/**
 * Returns the choices for the typed text. A field with a `source` comes with its first rows. After a pause in typing it
 * requests others and aborts the previous request. Earlier results stay until the response. The first rows are
 * requested if none were sent.
 */
export function useChoices(source: string | undefined, { sent, typed }: { sent: readonly Choice[]; typed: string }) {
  const ask = useContext(Choices)
  const [answer, setAnswer] = useState<ChoicesResponse | null>(null)
  const sought = typed.trim()
  const isAsked = source !== undefined && ask !== null && (sought !== '' || sent.length === 0)
  useEffect(() => {
    if (!isAsked) return
    const question = new AbortController()
    const { signal } = question
    const later = setTimeout(() => {
      void ask(source, { typed: sought, signal }).then((found) => signal.aborted || setAnswer({ to: sought, found }))
    }, pauseMs)
    return () => {
      clearTimeout(later)
      question.abort()
    }
  }, [isAsked, ask, source, sought])
  if (!isAsked) return { found: null, state: 'rest' as const }
  const isAnswered = answer?.to === sought
  const state = isAnswered ? (answer.found ? 'rest' : 'failed') : 'asking'
  return { found: answer?.found ?? [], state } as const
}

/**
 * Returns the choices of a field, and its present values outside them (a draft may have some) once their names are
 * known.
 */
export function useNamed(source: string | undefined, { sent, held }: { sent: Choice[]; held: readonly string[] }) {
  const ask = useContext(Choices)
  const [named, setNamed] = useState<Choice[]>([])
  const keys = held.filter((key) => key !== '' && !sent.some(({ value }) => value === key)).join()
  useEffect(() => {
    if (source === undefined || !ask || keys === '') return
    const question = new AbortController()
    const { signal } = question
    void ask(source, { keys: keys.split(','), signal }).then((found) => signal.aborted || setNamed(found ?? []))
    return () => question.abort()
  }, [ask, source, keys])
  return named.length === 0 ? sent : [...sent, ...named]
}

/** Returns the message of an empty list of choices, in the words of a form or of a filter. */
export const saidOf = (state: 'rest' | 'asking' | 'failed', words: Record<'none' | 'asking' | 'failed', string>) =>
  words[state === 'rest' ? 'none' : state]
