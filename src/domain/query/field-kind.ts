import type { CollectionTypes, FieldKind, Scope } from './filter.ts'

const SEGMENT = /^[A-Za-z0-9_]{1,64}$/
const MOST_SEGMENTS = 8
const NEVER = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Returns the kind of a field or of a dotted path into a json field ('json'). Returns null if the catalogue has no such
 * field.
 */
export function fieldKind(catalogue: CollectionTypes, field: string): FieldKind | null {
  if (Object.hasOwn(catalogue.fields, field)) return catalogue.fields[field] ?? null
  const [head = '', ...path] = field.split('.')
  if (path.length === 0 || path.length >= MOST_SEGMENTS) return null
  if (!Object.hasOwn(catalogue.fields, head) || catalogue.fields[head] !== 'json') return null
  return isSafePath(path) ? 'json' : null
}

/** Whether every part of a json path is an allowed name (attack D04). */
export const isSafePath = (path: readonly string[]) =>
  path.length < MOST_SEGMENTS && path.every((segment) => SEGMENT.test(segment) && !NEVER.has(segment))

/** Returns the scope of filters over rows of a catalogue. */
export const scopeOf = (catalogue: CollectionTypes): Scope => ({
  kindOf: (field) => fieldKind(catalogue, field),
  relation: (name) => {
    const related = catalogue.relations && Object.hasOwn(catalogue.relations, name) && catalogue.relations[name]
    return related ? () => scopeOf(related()) : undefined
  },
})

/**
 * Returns the scope of `$elemMatch` for an element of a list. '' is the element itself. If it is an object, any path
 * inside is allowed.
 */
export const elementScope = (kind: FieldKind): Scope => ({
  kindOf: (field) => {
    if (field === '') return kind === 'list' ? 'text' : 'json'
    return kind === 'json' && isSafePath(field.split('.')) ? 'json' : null
  },
})
