import type { QuestionKey } from '#domain/learning/assessment/question.ts'
import { escapeHtml } from '../parts/file-text.ts'
import { pairsOf } from '../parts/match-of.ts'
import { percentOf } from '../parts/points-of-options.ts'
import type { PortableQuestion } from '../question-file.ts'
import { absoluteTolerance } from '../parts/decimal.ts'
import { escapeGift } from './escapes.ts'

/** Writes questions as GIFT. Those of types that GIFT lacks are left out. */
export function writeGift(items: readonly PortableQuestion[]): string {
  return items.flatMap((item) => writeQuestion(item) ?? []).join('\n')
}

function writeQuestion({ code, tags, question, key }: PortableQuestion): string | null {
  const answers = answersOf({ question, key })
  if (answers === null) return null
  const comment = [`[id:${escapeTag(code)}]`, ...tags.map((tag) => `[tag:${escapeTag(tag)}]`)].join(' ')
  const feedback = key.feedback ? `####${html(key.feedback)}` : ''
  const braces =
    question.type === 'text-only' ? '' : ` {${[...answers, feedback].filter((part) => part !== '').join('\n')}}`
  return `// ${comment}\n::${escapeGift(code)}::[html]${escapeGift(question.stem)}${braces}\n`
}

type Pair = Pick<PortableQuestion, 'question' | 'key'>

/** Returns the lines between the braces; null for a type without them in GIFT. */
function answersOf({ question, key }: Pair): string[] | null {
  if (question.type === 'essay' || question.type === 'text-only') return []
  if (question.type === 'truefalse' && key.type === 'truefalse') return [key.key.correct ? 'TRUE' : 'FALSE']
  if (question.type === 'single' && key.type === 'single')
    return question.content.options.map(({ id, text }) => {
      const percent = key.key.weights[id] ?? 0
      const mark = percent === 100 ? '=' : '~'
      return `${mark}${earning(percent, { text, usual: mark === '=' ? 100 : 0 })}${html(text)}${about(key, id)}`
    })
  if (question.type === 'multiple' && key.type === 'multiple')
    return question.content.options.map(({ id, text }) => `~%${percentOf(id, key.key)}%${html(text)}${about(key, id)}`)
  if (question.type === 'match' && key.type === 'match')
    return pairsOf(question.content, key.key).map(
      ({ row, choice }) => `=${html(row).replace(/^%/, '&\\#37;')} -> ${html(choice)}`,
    )
  return typed(key)
}

function typed(key: QuestionKey): string[] | null {
  if (key.type === 'short')
    return key.key.accepted.map(
      ({ text, percent }) => `=${earning(percent, { text, usual: 100 })}${marked('plain', text)}`,
    )
  if (key.type !== 'numeric') return null
  const numbers = key.key.accepted.map(({ value, tolerance, isRelative, percent }) => {
    const allowed = isRelative ? absoluteTolerance(value, tolerance) : tolerance
    return `=${earning(percent, { text: value, usual: 100 })}${value}:${allowed}`
  })
  return [`#`, ...numbers]
}

function about({ optionFeedback }: QuestionKey, id: string): string {
  const text = optionFeedback?.[id]
  return text ? `#${html(text)}` : ''
}

/** The answers of a question in HTML are HTML too. */
const html = (text: string) => marked('html', escapeHtml(text).replaceAll('\n', '<br>'))
const escapeTag = (text: string) => text.replaceAll(/[\\\]]/g, (mark) => `\\${mark}`)

/** A text that begins like a format needs one before it. */
function marked(format: 'html' | 'plain', text: string): string {
  return `${/^\[(?:html|plain|markdown|moodle)\]/i.test(text) ? `[${format}]` : ''}${escapeGift(text)}`
}

/** A text that begins with a percent sign needs a percent before it. */
function earning(percent: number, { text, usual }: { text: string; usual: number }): string {
  return percent === usual && !text.startsWith('%') ? '' : `%${percent}%`
}
