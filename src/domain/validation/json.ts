import { isCleanText } from './text.ts'

interface JsonCaps {
  /** Maximum nesting of lists and objects. */
  depth: number
  /** Maximum UTF-8 bytes of its compact JSON. */
  bytes: number
}

export type JsonFault = 'not-json' | 'too-deep' | 'too-large' | 'forbidden-key' | 'unclean-text'

const FORBIDDEN = new Set(['__proto__'])

/** Returns why a value cannot be stored as JSON within the caps, or null. Reads no further than the caps allow. */
export function jsonFault(value: unknown, caps: JsonCaps): JsonFault | null {
  const budget = { ...caps, left: caps.bytes }
  const fault = faultOf(value, { depth: 1, budget })
  if (fault) return fault
  return new TextEncoder().encode(JSON.stringify(value)).length > caps.bytes ? 'too-large' : null
}

type Walk = { depth: number; budget: JsonCaps & { left: number } }

function faultOf(value: unknown, walk: Walk): JsonFault | null {
  walk.budget.left -= typeof value === 'string' ? value.length + 1 : 1
  if (walk.budget.left < 0) return 'too-large'
  if (typeof value === 'string') return isCleanText(value) ? null : 'unclean-text'
  if (typeof value === 'number') return Number.isFinite(value) ? null : 'not-json'
  if (typeof value === 'boolean' || value === null) return null
  return typeof value === 'object' ? objectFault(value, walk) : 'not-json'
}

function objectFault(value: object, { depth, budget }: Walk): JsonFault | null {
  if (depth > budget.depth) return 'too-deep'
  if (!Array.isArray(value) && !isPlain(value)) return 'not-json'
  for (const [key, member] of Object.entries(value)) {
    if (FORBIDDEN.has(key)) return 'forbidden-key'
    const fault = (isCleanText(key) ? null : 'unclean-text') ?? faultOf(member, { depth: depth + 1, budget })
    if (fault) return fault
  }
  return null
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
