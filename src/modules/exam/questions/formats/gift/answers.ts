import { cleanLines, htmlToText } from '../parts/file-text.ts'
import { BlockError, fileLimits } from '../question-file.ts'
import { parsePercent } from '../parts/points-of-options.ts'
import { restoreEscapes } from './escapes.ts'

export type GiftFormat = 'html' | 'plain' | 'markdown' | 'moodle'

/** One answer: `=` or `~`, `%50%`, its text and the text after `#`. */
export interface GiftAnswer {
  isRight: boolean
  /** Null if the file has none. */
  percent: number | null
  text: string
  feedback: string
}

/** Splits a text at its marks `=` and `~`. The texts still hide their escapes. */
export function splitAnswers(body: string): GiftAnswer[] {
  const marks = [...body.matchAll(/[=~]/g)].map(({ index }) => index)
  if (marks[0] === undefined || body.slice(0, marks[0]).trim() !== '') throw new BlockError('answers-unclear')
  if (marks.length > fileLimits.answers) throw new BlockError('too-long')
  return marks.map((from, at) => readAnswer(body.slice(from, marks[at + 1] ?? body.length)))
}

function readAnswer(part: string): GiftAnswer {
  const [, mark, percent, rest] = /^([=~])\s*(?:%([^%]*)%)?([^]*)$/.exec(part)!
  const [text = '', ...feedback] = rest!.split('#')
  return {
    isRight: mark === '=',
    percent: percent === undefined ? null : parsePercent(percent),
    text: text.trim(),
    feedback: feedback.join('#').trim(),
  }
}

/** Splits a format such as `[html]` from a text. */
export function splitFormat(text: string, inherited: GiftFormat): { format: GiftFormat; text: string } {
  const match = /^\s*\[(html|plain|markdown|moodle)\]/i.exec(text)
  if (!match) return { format: inherited, text }
  return { format: match[1]!.toLowerCase() as GiftFormat, text: text.slice(match[0].length) }
}

/** Returns a hidden text of a format as plain text. */
export function plainText(hidden: string, inherited: GiftFormat): string {
  const { format, text } = splitFormat(hidden, inherited)
  const restored = restoreEscapes(text)
  return isHtml(restored, format) ? htmlToText(restored) : cleanLines(restored)
}

/** Whether a text is HTML. Moodle's own format may have tags. */
export function isHtml(text: string, format: GiftFormat): boolean {
  return format === 'html' || (format === 'moodle' && /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.test(text))
}
