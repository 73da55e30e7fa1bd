import { normalize } from '#domain/thai-text/normalize.ts'
import { normalizeLink } from '../normalize-link.ts'
import type { Fact } from './fact.ts'
import type { Found, FindingInput } from './finding.ts'

type Link = Extract<Fact, { is: 'link' }>

/** Link texts that mean nothing without their context. */
const vague = new Set(
  ['คลิก', 'คลิกที่นี่', 'กดที่นี่', 'ที่นี่', 'ลิงก์', 'ลิงค์', 'here', 'click', 'click here', 'link'].map(normalize),
)

/** Checks the target and the text of a link. External targets are not requested. */
export function checkLink(
  link: Link,
  by: { given: FindingInput; anchors: ReadonlySet<string> },
): Omit<Found, 'objectId'>[] {
  const text = link.text.trim()
  const to = link.to.trim()
  const named = { text: text || to, to: to.slice(0, 120) }
  if (text === '' && to !== '') return [{ code: 'link-no-words', values: named }, ...leads(to, { ...by, named })]
  const said = vague.has(normalize(text)) ? [{ code: 'link-vague' as const, values: named }] : []
  return [...said, ...leads(to, { ...by, named })]
}

function leads(
  to: string,
  of: { given: FindingInput; anchors: ReadonlySet<string>; named: Record<string, string> },
): Omit<Found, 'objectId'>[] {
  const { given, anchors, named: values } = of
  const way = normalizeLink(to)
  if (way === null || way === '#') return [{ code: 'link-nowhere', values }]
  if (way.startsWith('#')) {
    const isThere = way === '#top' || anchors.has(decoded(way.slice(1)))
    return isThere ? [] : [{ code: 'broken-anchor', values }]
  }
  if (!way.startsWith('/')) return []
  const standing = given.standing(decoded(way.replace(/[?#].*$/s, '')))
  if (standing === 'there') return []
  return [{ code: standing === 'hidden' ? 'hidden-link' : 'broken-link', values }]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
