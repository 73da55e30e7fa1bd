import type { WrittenCondition } from './filter-description.ts'

/** The address of a list with these conditions, added to one that has none. Values stand as they are written. */
export function filterAddress(
  baseHref: string,
  of: { conditions: readonly WrittenCondition[]; isAny: boolean },
): string {
  const [path = '', query = ''] = baseHref.split('?')
  const asked = new URLSearchParams(query)
  for (const { field, operator, value } of of.conditions) asked.append('where', `${field}:${operator}:${value}`)
  if (of.isAny && of.conditions.length > 1) asked.set('any', '1')
  else asked.delete('any')
  const text = asked.toString()
  return text ? `${path}?${text}` : path
}
