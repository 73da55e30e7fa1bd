/** Which rows are counted: those of a site, or of the site that is asked, with a status. */
export interface Asked {
  site: string | null
  status: string
}

type Match = Record<string, string>

/** The status of the orders that the specification counts (§3), and of the messages. */
const orderStatus = 'ลงทะเบียนคอร์ส'
const messageStatus = 'submit'

const names = new Set(['unit', 'parent', 'status'])
const deepest = 8

/**
 * What a pipeline of the specification's order counts matches: `{unit, status}` says which orders, `{parent, status}`
 * which messages, wherever in it they stand. Null for a pipeline that matches anything else.
 */
export const askedOf = (pipeline: unknown): { order: Asked; message: Asked } | null => {
  if (!Array.isArray(pipeline) || pipeline.length > 20) return null
  const matches = matchesIn(pipeline, 1)
  if (!matches) return null
  const order = matches.find((match) => 'unit' in match) ?? matches.find((match) => !('parent' in match))
  const message = matches.find((match) => 'parent' in match)
  return {
    order: { site: order?.['unit'] ?? null, status: order?.['status'] ?? orderStatus },
    message: { site: message?.['parent'] ?? null, status: message?.['status'] ?? messageStatus },
  }
}

/** Every `$match` of a value, those of nested pipelines too; null once one is not of names and texts. */
function matchesIn(value: unknown, depth: number): Match[] | null {
  if (depth > deepest) return null
  if (Array.isArray(value)) return joined(value.slice(0, 40).map((one) => matchesIn(one, depth + 1)))
  if (typeof value !== 'object' || value === null) return []
  return joined(
    Object.entries(value).map(([key, inner]: [string, unknown]) => {
      if (key !== '$match') return matchesIn(inner, depth + 1)
      return isMatch(inner) ? [inner] : null
    }),
  )
}

const joined = (found: (Match[] | null)[]): Match[] | null => (found.every((one) => one !== null) ? found.flat() : null)

const isMatch = (value: unknown): value is Match =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(([name, inner]) => names.has(name) && typeof inner === 'string' && inner.length <= 200)
