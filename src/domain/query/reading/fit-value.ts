import { instantMs } from '#domain/thai-calendar/bangkok.ts'
import { isDay } from '#domain/thai-calendar/day.ts'
import { isCleanText } from '#domain/validation/text.ts'

import type { FieldKind, Scalar } from '../filter.ts'
import { MOST_TEXT } from './reading.ts'

type Fitted = { value: Scalar } | { code: 'wrong-type' | 'unclean-text' | 'too-long' }

/**
 * Returns the value as a field of that kind stores it (an instant becomes ISO UTC with milliseconds), or why it does
 * not fit.
 */
export function fitValue(kind: FieldKind, value: unknown): Fitted {
  if (value === null) return { value }
  if (typeof value === 'string') return fitText(kind, value)
  if (typeof value === 'number') {
    return Number.isFinite(value) && (kind === 'number' || holdsAnything(kind)) ? { value } : { code: 'wrong-type' }
  }
  if (typeof value === 'boolean') return kind === 'boolean' || holdsAnything(kind) ? { value } : { code: 'wrong-type' }
  return { code: 'wrong-type' }
}

function fitText(kind: FieldKind, text: string): Fitted {
  if (text.length > MOST_TEXT) return { code: 'too-long' }
  if (!isCleanText(text)) return { code: 'unclean-text' }
  if (kind === 'text' || holdsAnything(kind)) return { value: text }
  if (kind === 'date' && isDay(text)) return { value: text }
  const instant = kind === 'instant' ? toInstant(text) : null
  return instant === null ? { code: 'wrong-type' } : { value: instant }
}

function holdsAnything(kind: FieldKind): boolean {
  return kind === 'list' || kind === 'json'
}

function toInstant(text: string): string | null {
  const time = instantMs(text)
  if (time === null) return null
  // An offset may move the year outside the range of the database.
  const iso = new Date(time).toISOString()
  return isDay(iso.slice(0, 10)) ? iso : null
}
