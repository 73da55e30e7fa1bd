import type { Opening } from '../sending/calls.ts'
import type { OpenForm } from './form-context.ts'

type Listener = (opening: NonNullable<Opening>) => void

/** The opening of a form: asked for once, at the first input. */
export interface FormOpening {
  open: () => Promise<Opening>
  /** What came with the page, if it answered a post. */
  begun: OpenForm | null
  /** The token of the opening, or of the one before it. Empty for none. */
  token: () => string
  /** Takes another token of the same key. */
  renew: (token: string) => void
  /** The next opening has a key of its own. */
  forget: () => void
  /** Tells what the server answers, and what it answered before anybody listened. */
  listen: (listener: Listener) => () => void
}

interface OpeningOptions {
  /** What came with the page, if it answered a post. */
  begun: OpenForm | null
  /** The token of an opening that goes on. */
  token: string
  ask: (token: string) => Promise<Opening>
}

export function createOpening({ begun, token, ask }: OpeningOptions): FormOpening {
  const listeners = new Set<Listener>()
  let last = begun?.token ?? token
  let untold: Opening = begun
  let current: Promise<Opening> | null = begun && Promise.resolve(begun)
  const settle = (result: Opening): Opening => {
    if (isOpen(result)) last = result.token
    else current = null
    if (listeners.size === 0) untold = result
    else if (result) for (const listener of [...listeners]) listener(result)
    return result
  }
  const forget = () => {
    last = ''
    current = untold = null
  }
  return {
    begun,
    open: () => (current ??= ask(last).then(settle)),
    token: () => last,
    renew: (next) => {
      last = next
      current = current?.then((result) => (isOpen(result) ? { ...result, token: next } : result)) ?? null
    },
    forget,
    listen: (listener) => {
      listeners.add(listener)
      if (untold) listener(untold)
      untold = null
      return () => void listeners.delete(listener)
    },
  }
}

/** Whether the server opened the form. */
export const isOpen = (opening: Opening): opening is OpenForm => opening !== null && !('kind' in opening)
