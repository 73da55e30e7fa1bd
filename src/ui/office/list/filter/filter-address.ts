import type { WrittenCondition } from './filter-description.ts'

/** Returns the URL of a list with these conditions, from a URL without conditions. Values stay as typed. */
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
