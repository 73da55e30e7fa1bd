import type {
  ContentByType,
  KeyByType,
  Option,
  Question,
  QuestionKey,
  QuestionType,
} from '#domain/learning/assessment/question.ts'
import { blanksIn } from '#domain/learning/assessment/parts/schema/blanks.ts'

/** The content of a question and its answers while they are edited. */
export interface DraftOf<Type extends QuestionType> {
  content: ContentByType[Type]
  answer: KeyByType[Type]
}

type NewID = () => string
const items = (count: number, newID: NewID): Option[] =>
  Array.from({ length: count }, () => ({ id: newID(), text: '' }))

const drafts: { [Type in QuestionType]: (newID: NewID) => DraftOf<Type> } = {
  single: (newID) => {
    const options = items(4, newID)
    return { content: { options, shuffle: true }, answer: { weights: { [options[0]!.id]: 100 } } }
  },
  multiple: (newID) => ({
    content: { options: items(4, newID), shuffle: true },
    answer: { policy: 'right-minus-wrong', correct: [] },
  }),
  truefalse: () => ({ content: {}, answer: { correct: true } }),
  match: (newID) => {
    const [rows, choices] = [items(3, newID), items(3, newID)]
    const pairs = Object.fromEntries(rows.map(({ id }, index) => [id, choices[index]!.id]))
    return { content: { rows, choices, shuffle: true }, answer: { policy: 'by-part', pairs } }
  },
  order: (newID) => {
    const list = items(3, newID)
    return { content: { items: list }, answer: { policy: 'by-part', sequence: list.map(({ id }) => id) } }
  },
  gap: (newID) => ({
    content: { text: '', choices: items(3, newID), canRepeat: false },
    answer: { policy: 'by-part', answers: {} },
  }),
  inline: () => ({ content: { text: '', blanks: [] }, answer: { policy: 'by-part', answers: {} } }),
  short: () => ({
    content: { maxLength: 255 },
    answer: { accepted: [{ text: '', percent: 100 }], isCaseSensitive: false },
  }),
  numeric: () => ({
    content: { units: [] },
    answer: {
      accepted: [{ value: '', tolerance: '0', isRelative: false, percent: 100 }],
      units: {},
      isUnitRequired: false,
    },
  }),
  essay: () => ({ content: { maxLength: 20_000, lines: 15 }, answer: {} }),
  file: () => ({
    content: { accept: ['pdf', 'docx', 'jpg', 'png'], maxFiles: 1, maxBytes: 10 * 1024 * 1024 },
    answer: {},
  }),
  hotspot: () => ({ content: { image: '', alt: '', width: 0, height: 0 }, answer: { areas: [] } }),
  matrix: (newID) => ({
    content: { rows: items(2, newID), columns: items(2, newID), isMultiple: false },
    answer: { policy: 'by-part', answers: {} },
  }),
  scale: () => ({ content: { min: 1, max: 5, minLabel: '', maxLabel: '' }, answer: {} }),
  'text-only': () => ({ content: {}, answer: {} }),
}

/** Returns the draft of a new question of a type. */
export const emptyDraft = <Type extends QuestionType>(type: Type, newID: NewID): DraftOf<Type> => drafts[type](newID)

/** Returns a question and its key of a draft. The key names only what is still in the content. */
export function contentOf({ content, answer }: DraftOf<QuestionType>, { type, ...rest }: Rest): Content {
  const ids = new Set(idsIn(content))
  const { optionFeedback = {}, ...guidance } = rest.guidance
  const about = Object.entries(optionFeedback).filter(([id, text]) => ids.has(id) && text !== '')
  const key = { ...guidance, ...(about.length > 0 && { optionFeedback: Object.fromEntries(about) }) }
  return {
    question: { type, stem: rest.stem, ...(rest.hint !== '' && { hint: rest.hint }), content } as Question,
    key: { type, key: prune(answer, ids), ...key } as QuestionKey,
  }
}

interface Rest {
  type: QuestionType
  stem: string
  hint: string
  guidance: Omit<QuestionKey, 'type' | 'key'>
}

interface Content {
  question: Question
  key: QuestionKey
}

/** Fields of keys that name ids. Others stay as they are. */
const named = new Set(['weights', 'correct', 'pairs', 'sequence', 'answers'])

function prune(answer: object, ids: ReadonlySet<string>): object {
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [name, named.has(name) ? pruneValue(value, ids) : value]),
  )
}

/** Removes ids that are gone, and records of which nothing is left. */
function pruneValue(value: unknown, ids: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.filter((id) => ids.has(String(id)))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([id, item]) => {
    return ids.has(id) && (typeof item !== 'string' || ids.has(item))
  })
  return Object.fromEntries(entries.map(([id, item]) => [id, typeof item === 'object' ? pruneValue(item, ids) : item]))
}

function idsIn(content: object): string[] {
  const blanks = 'text' in content ? blanksIn(String(content.text)) : []
  const ids: string[] = []
  JSON.stringify(content, (_, value) => {
    if (typeof value === 'object' && value !== null && 'id' in value) ids.push(String(value.id))
    return value
  })
  return [...blanks, ...ids]
}
