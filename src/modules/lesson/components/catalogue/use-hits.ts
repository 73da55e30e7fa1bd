import { type FormEvent, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { quietCall } from '#platform/http/client/quiet-call.ts'
import { keywordOf, queryOf } from '../../rules/catalogue-query.ts'
import type { HitsShown } from './hits-shown.ts'

const pauseMs = 200

/** Finds results while typing. It waits for a pause, then cancels the previous request. */
export const useHits = () => {
  const [found, setFound] = useState<HitsShown | 'failed' | null>(null)
  const asking = useRef<{ timer?: ReturnType<typeof setTimeout>; call?: AbortController }>({})
  const stop = () => {
    clearTimeout(asking.current.timer)
    asking.current.call?.abort()
  }

  const ask = async (typed: Typed) => {
    const call = new AbortController()
    asking.current.call = call
    const answer = await quietCall<HitsShown>(hitsOf(typed), { signal: call.signal })
    if (!call.signal.aborted) setFound(answer ?? 'failed')
  }
  const begin = (field: EventTarget) => {
    const typed = typedIn(field)
    stop()
    if (typed.keyword === '') setFound(null)
    else asking.current.timer = setTimeout(() => void ask(typed), pauseMs)
  }
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The visitor may have typed before the page was hydrated.
    const field = document.activeElement
    if (field instanceof HTMLInputElement && box.current?.contains(field)) begin(field)
    return stop
  }, [])
  const onInput = (event: FormEvent<HTMLElement>) => begin(event.target)
  const close = () => {
    stop()
    setFound(null)
  }
  return { found, box, onInput, close }
}

interface Typed {
  keyword: string
  category: string
}

function typedIn(target: EventTarget): Typed {
  const form = target instanceof HTMLElement ? target.closest('form') : null
  const written = form ? new FormData(form) : new FormData()
  const textOf = (name: string) => {
    const value = written.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { keyword: keywordOf(textOf('q')), category: textOf('category') }
}

const hitsOf = ({ keyword, category }: Typed) =>
  href('/lesson/search/:keyword/hits', { keyword }) + queryOf({ category })
