/** What placeholders may read: a tree of plain values. */
export type FlowValues = Readonly<Partial<Record<'form' | 'session' | 'exports' | 'step' | 'secret', unknown>>>

const segment = /^[A-Za-z0-9_-]{1,64}$/
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])
const maxSegments = 12

/**
 * Reads a value by a path such as `form.email` or `step.order.items.0`. Own properties only. Undefined for a path that
 * leads nowhere or is none.
 */
export const valueAt = (values: unknown, path: string): unknown => {
  const segments = path.trim().split('.')
  if (segments.length > maxSegments) return undefined
  let value: unknown = values
  for (const name of segments) {
    if (!segment.test(name) || forbidden.has(name)) return undefined
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
    value = (value as Record<string, unknown>)[name]
  }
  return value
}

/** A piece of a template: text, or the path of a placeholder. */
type Piece = { text: string } | { path: string }

/**
 * Splits a template into texts and placeholders. Braces inside a placeholder make it empty, so that a value can never
 * become a part of a path. What is not closed stays text.
 */
export const piecesOf = (template: string): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  while (at < template.length) {
    const open = template.indexOf('{{', at)
    const close = open < 0 ? -1 : endOf(template, open)
    if (close < 0) break
    if (open > at) pieces.push({ text: template.slice(at, open) })
    const inner = template.slice(open + 2, close - 2)
    pieces.push({ path: /[{}]/.test(inner) ? '' : inner.trim() })
    at = close
  }
  if (at < template.length) pieces.push({ text: template.slice(at) })
  return pieces
}

/** The index after the braces that close those at `open`; -1 if nothing does. */
function endOf(template: string, open: number): number {
  let depth = 0
  for (let at = open; at < template.length - 1;) {
    const pair = template.slice(at, at + 2)
    if (pair !== '{{' && pair !== '}}') at += 1
    else {
      depth += pair === '{{' ? 1 : -1
      at += 2
      if (depth === 0) return at
    }
  }
  return -1
}

/** Returns the paths of all placeholders in a value, at any depth. */
export const pathsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return piecesOf(value).flatMap((piece) => ('path' in piece ? [piece.path] : []))
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(pathsIn)
}

/**
 * Fills a text. A value that is no text, number or boolean becomes its JSON, and a missing one nothing. `write` writes
 * each value, for a template that is HTML.
 */
export const fillText = (template: string, values: FlowValues, write: (value: unknown) => string = textOf): string =>
  piecesOf(template)
    .map((piece) => ('text' in piece ? piece.text : write(valueAt(values, piece.path))))
    .join('')

/**
 * Fills all texts of a tree. A text that is one placeholder alone gets the value with its type, and null for a missing
 * one. Keys are not filled.
 */
export const fillTree = (tree: unknown, values: FlowValues): unknown => {
  if (typeof tree === 'string') return fillOne(tree, values)
  if (Array.isArray(tree)) return tree.map((one) => fillTree(one, values))
  if (typeof tree !== 'object' || tree === null) return tree
  return Object.fromEntries(Object.entries(tree).map(([name, one]) => [name, fillTree(one, values)]))
}

function fillOne(template: string, values: FlowValues): unknown {
  const pieces = piecesOf(template)
  const [only] = pieces
  return pieces.length === 1 && only && 'path' in only
    ? (valueAt(values, only.path) ?? null)
    : fillText(template, values)
}

/** Writes a value as text: '' for nothing. */
export const textOf = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  if (typeof value === 'string') return value
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Picks values out of a result by their paths. A path of '' is the result itself; a missing value is null. */
export const pickOutput = (result: unknown, output: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(output).map(([name, path]) => [name, (path === '' ? result : valueAt(result, path)) ?? null]),
  )
