import type { Question, QuestionKey } from '#domain/learning/assessment/question.ts'

interface Content {
  question: Question
  key: QuestionKey
}

/** Returns a question and its key as text in which ids are numbered, so that equal questions with other ids are equal. */
export function canonicalText({ question, key }: Content): string {
  const ids = new Map(idsIn({ question, key }).map((id, index) => [id, `#${index}`]))
  return JSON.stringify(sortKeys(replaceIDs({ question, key }, { ids })))
}

/** Returns a question and its key with other ids. */
export function renewIDs({ question, key }: Content, newID: () => string): Content {
  const ids = new Map(idsIn({ question, key }).map((id) => [id, newID()]))
  return replaceIDs({ question, key }, { ids }) as Content
}

const mark = /\[\[([A-Za-z0-9]{4,24})\]\]/g

/** Returns the ids of the content and rubric in their order, those of blanks in a text included. */
function idsIn({ question, key }: Content): string[] {
  const ids = new Set<string>()
  const add = (_: string, value: unknown) => {
    if (typeof value === 'object' && value !== null && 'id' in value) ids.add(String(value.id))
    return value
  }
  JSON.stringify(question.content, add)
  JSON.stringify(key.rubric ?? [], add)
  if ('text' in question.content) for (const [, id] of question.content.text.matchAll(mark)) ids.add(id!)
  return [...ids]
}

/** Fields whose texts may look like an id. */
const texts = new Set([
  ...['stem', 'hint', 'modelAnswer', 'feedback', 'image', 'alt'],
  ...['minLabel', 'maxLabel', 'units', 'accept', 'type'],
])

interface Replacement {
  ids: ReadonlyMap<string, string>
  /** The field of the value. */
  name?: string
}

function replaceIDs(value: unknown, { ids, name = '' }: Replacement): unknown {
  if (texts.has(name)) return value
  if (name === 'text')
    return String(value).replace(mark, (whole, id: string) => (ids.has(id) ? `[[${ids.get(id)}]]` : whole))
  if (typeof value === 'string') return ids.get(value) ?? value
  if (Array.isArray(value)) return value.map((item) => replaceIDs(item, { ids }))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([own, item]) => {
    // What is said about an option is a text under its id.
    const next = name === 'optionFeedback' ? item : replaceIDs(item, { ids, name: own })
    return [ids.get(own) ?? own, next] as const
  })
  return Object.fromEntries(entries)
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([name, item]) => [name, sortKeys(item)]),
  )
}
