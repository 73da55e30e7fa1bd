import type { Catalogue, FieldKind } from './filter.ts'

const SEGMENT = /^[A-Za-z0-9_]{1,64}$/
const MOST_SEGMENTS = 8
const NEVER = new Set(['__proto__', 'constructor', 'prototype'])

/** The kind of a field name or of a dotted path into a json field ('json'); null when the catalogue has no such field. */
export function fieldKind(catalogue: Catalogue, field: string): FieldKind | null {
  if (Object.hasOwn(catalogue.fields, field)) return catalogue.fields[field] ?? null
  const [head = '', ...path] = field.split('.')
  if (path.length === 0 || path.length >= MOST_SEGMENTS) return null
  if (!Object.hasOwn(catalogue.fields, head) || catalogue.fields[head] !== 'json') return null
  return path.every((segment) => SEGMENT.test(segment) && !NEVER.has(segment)) ? 'json' : null
}
