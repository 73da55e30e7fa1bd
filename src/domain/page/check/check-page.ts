import { fill } from '#domain/locale/fill.ts'
import type { Page } from '../page.ts'
import { checkColours } from './check-colours.ts'
import { checkHeadings } from './check-headings.ts'
import { checkLink } from './check-link.ts'
import { checkPicture } from './check-picture.ts'
import type { Fact } from './fact.ts'
import type { Found, FindingInput, PageFinding, Placed } from './finding.ts'
import { htmlFacts } from './html-facts.ts'
import { sentences, severityOf } from './sentences.ts'

/** Returns the problems of a page in reading order. Each has a sentence that says what to do. */
export function checkPage(page: Page, given: FindingInput): PageFinding[] {
  const objects = page.rows.flatMap(({ columns }) => columns.flatMap((column) => column.objects))
  const held = objects.map((object) => ({ id: object.id, facts: given.factsOf(object) }))
  const placed: Placed[] = [
    ...spread(null, [{ is: 'html', html: given.content }]),
    ...held.flatMap(({ id, facts }) => spread(id, facts ?? [])),
  ]
  const anchors = new Set(page.rows.flatMap(({ customId }) => customId ?? []))
  const order = new Map([null, ...objects.map(({ id }) => id)].map((id, at) => [id, at]))
  const found: Found[] = [
    ...checkHeadings(placed),
    ...placed.flatMap((one) => oneByOne(one, { given, anchors })),
    ...held.flatMap(({ id, facts }): Found[] =>
      facts && isEmpty(facts) ? [{ code: 'empty-block', objectId: id }] : [],
    ),
    ...wholePage(placed, { given, isBare: objects.length === 0 }),
  ]
  return found.toSorted((one, other) => order.get(one.objectId)! - order.get(other.objectId)!).map(inWords)
}

/** Expands HTML into its facts. */
const spread = (objectId: string | null, facts: readonly Fact[]): Placed[] =>
  facts.flatMap((fact) => (fact.is === 'html' ? htmlFacts(fact.html) : [fact])).map((fact) => ({ objectId, fact }))

function oneByOne(placed: Placed, by: { given: FindingInput; anchors: ReadonlySet<string> }): Found[] {
  const { fact, objectId } = placed
  if (fact.is === 'link') return checkLink(fact, by).map((found) => ({ ...found, objectId }))
  if (fact.is === 'picture') return checkPicture(fact, by.given).map((found) => ({ ...found, objectId }))
  if (fact.is === 'colours') return checkColours(fact, by.given).map((found) => ({ ...found, objectId }))
  return []
}

/** Headings and links without text have problems of their own. */
const isEmpty = (facts: readonly Fact[]) =>
  facts.every((fact) => fact.is === 'colours' || (fact.is === 'html' && htmlFacts(fact.html).length === 0))

function wholePage(placed: readonly Placed[], { given, isBare }: { given: FindingInput; isBare: boolean }): Found[] {
  const has = (...kinds: Fact['is'][]) => placed.some(({ fact }) => kinds.includes(fact.is))
  if (isBare && placed.length === 0 && !given.hasPosts) return [{ code: 'no-content', objectId: null }]
  const hasWords =
    given.hasPosts || has('text', 'own') || placed.some(({ fact }) => fact.is === 'heading' && fact.text.trim() !== '')
  return [
    ...(has('picture') && !hasWords ? [{ code: 'pictures-only' as const, objectId: null }] : []),
    ...(given.description.trim() === '' && !has('text') ? [{ code: 'no-description' as const, objectId: null }] : []),
  ]
}

const inWords = ({ code, objectId, values = {} }: Found): PageFinding => ({
  ...{ code, severity: severityOf(code), objectId },
  th: fill(sentences[code].th, values),
  en: fill(sentences[code].en, values),
})
