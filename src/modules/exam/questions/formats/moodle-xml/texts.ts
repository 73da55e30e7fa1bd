import { cleanLines, cleanStem, htmlToText, textToHtml } from '../parts/file-text.ts'
import { type OptionLine, parsePercent } from '../parts/points-of-options.ts'
import { BlockError } from '../question-file.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-tree.ts'

/** Returns the question text as HTML that is not clean yet. */
export function questionHtml(element: XmlElement): string {
  const text = textOf(element, 'questiontext')
  if (text === '') throw new BlockError('no-stem')
  return isPlain(childOf(element, 'questiontext')) ? textToHtml(text) : text
}

export const stemOf = (element: XmlElement) => cleanStem(questionHtml(element))

/** Returns the plain text of an element with a format. */
export function plainOf(element: XmlElement | undefined): string {
  if (!element) return ''
  const text = (childOf(element, 'text') ?? element).text.trim()
  return isPlain(element) ? cleanLines(text) : htmlToText(text)
}

/** Returns the plain text of an element that Moodle never reads as HTML. */
export const rawOf = (element: XmlElement | undefined) => cleanLines((childOf(element, 'text') ?? element)?.text ?? '')

/** Returns the answers of a question with their percents and the texts about them. */
export function answerLines(element: XmlElement): OptionLine[] {
  return childrenOf(element, 'answer').map((answer) => ({
    text: plainOf(answer),
    percent: parsePercent(answer.attributes['fraction'] ?? '0'),
    feedback: plainOf(childOf(answer, 'feedback')),
  }))
}

const isPlain = (element: XmlElement | undefined) =>
  /^(?:plain_text|plain|markdown)$/.test(element?.attributes['format'] ?? '')
