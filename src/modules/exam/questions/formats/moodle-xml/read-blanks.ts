import type { Blank, Option } from '#domain/learning/assessment/question.ts'
import { cleanStem, hashID, htmlToText, optionsOf, textToHtml } from '../parts/file-text.ts'
import { BlockError, type DraftContent, type IgnoredPart } from '../question-file.ts'
import { plainOf, questionHtml, rawOf } from './texts.ts'
import { childOf, childrenOf, textOf, type XmlElement } from './xml-tree.ts'

interface Choice {
  text: string
  group: string
}

/** Reads `ddwtos` (drag words into a text) and `gapselect` (select a word in a text). `[[2]]` names the second choice. */
export function readBlanks(element: XmlElement): DraftContent {
  const isDrag = element.attributes['type'] === 'ddwtos'
  const parts = childrenOf(element, isDrag ? 'dragbox' : 'selectoption')
  const choices = parts.map((part) => ({
    text: isDrag ? plainOf(part) : rawOf(part),
    group: textOf(part, 'group') || '1',
  }))
  const html = questionHtml(element)
  const numbers = [...html.matchAll(/\[\[(\d{1,3})\]\]/g)].map(([, number]) => Number(number))
  for (const number of numbers) if (!choices[number - 1]?.text) throw new BlockError('blank-unknown', { number })
  const blanks = numbers.map((number, index) => ({ id: hashID(`blank ${index}`, ''), number }))
  const { stem, text, ignored } = splitText(element, {
    html,
    pattern: /\[\[\d{1,3}\]\]/g,
    ids: blanks.map(({ id }) => id),
  })
  const hasGroups = new Set(choices.map(({ group }) => group)).size > 1
  if (!isDrag || hasGroups) return { ...inlineOf({ stem, text, blanks, choices }), ignored }
  const options = optionsOf(
    'choice',
    choices.map((choice) => choice.text),
  )
  const answers = blanks.map(({ id, number }) => [id, [options[number - 1]!.id]] as [string, string[]])
  const canRepeat =
    new Set(numbers).size < numbers.length || parts.some((part) => childOf(part, 'infinite') !== undefined)
  return {
    question: { type: 'gap', stem, content: { text, choices: options, canRepeat } },
    key: { type: 'gap', key: { policy: 'by-part', answers: Object.fromEntries(answers) } },
    ignored,
  }
}

interface Grouped {
  stem: string
  text: string
  blanks: { id: string; number: number }[]
  choices: Choice[]
}

function inlineOf({ stem, text, blanks, choices }: Grouped): DraftContent {
  const lists = blanks.map(({ id, number }) => {
    const { group } = choices[number - 1]!
    const own = choices.flatMap((choice, index) => (choice.group === group ? [{ ...choice, index }] : []))
    const options = optionsOf(
      id,
      own.map((choice) => choice.text),
    )
    return { id, options, correct: [options[own.findIndex(({ index }) => index === number - 1)]!.id] }
  })
  return inlineContent({ stem, text, lists })
}

interface List extends Blank {
  correct: string[]
}

function inlineContent({ stem, text, lists }: { stem: string; text: string; lists: List[] }): DraftContent {
  return {
    question: { type: 'inline', stem, content: { text, blanks: lists.map(({ id, options }) => ({ id, options })) } },
    key: {
      type: 'inline',
      key: { policy: 'by-part', answers: Object.fromEntries(lists.map(({ id, correct }) => [id, correct])) },
    },
  }
}

const clozePart = /\{(\d{0,3}):([A-Z_]{1,20}):((?:\\[^]|[^}\\])*)\}/g

/** Reads `multianswer` (Cloze) if each of its parts selects one option. */
export function readCloze(element: XmlElement): DraftContent {
  const html = questionHtml(element)
  const parts = [...html.matchAll(clozePart)].map(([, points, type, body]) => ({ points, type: type!, body: body! }))
  const other = parts.find(({ type }) => !/^(?:MULTICHOICE|MC)(?:_?[HV]?S?)$/.test(type))
  if (other) throw new BlockError('subtype', { type: other.type })
  const lists = parts.map(({ body }, index) => clozeList(body, hashID(`blank ${index}`, '')))
  const { stem, text, ignored: own } = splitText(element, { html, pattern: clozePart, ids: lists.map(({ id }) => id) })
  const ignored: IgnoredPart[] = [
    ...own,
    ...(new Set(parts.map(({ points }) => points || '1')).size > 1 || lists.some(({ hasPart }) => hasPart)
      ? (['part-points'] as const)
      : []),
    ...(lists.some(({ hasFeedback }) => hasFeedback) ? (['answer-feedback'] as const) : []),
  ]
  return { ...inlineContent({ stem, text, lists }), ignored }
}

function clozeList(body: string, id: string) {
  const answers = [...body.matchAll(/(?:^|~)((?:\\[^]|[^~\\])*)/g)].map(([, part]) => {
    const [, right, percent, text = '', feedback = ''] =
      /^\s*(=?)(?:%(-?[\d.]+)%)?((?:\\[^]|[^#\\])*)#?([^]*)$/.exec(part!) ?? []
    return { percent: right ? 100 : Number(percent ?? 0), text: htmlToText(unescape(text)), feedback }
  })
  const options: Option[] = optionsOf(
    id,
    answers.map(({ text }) => text),
  )
  if (options.length < 2 || options.some(({ text }) => text === '')) throw new BlockError('no-options')
  const correct = options.filter((_, index) => answers[index]!.percent === 100).map((option) => option.id)
  if (correct.length === 0) throw new BlockError('no-correct')
  return {
    ...{ id, options, correct },
    hasPart: answers.some(({ percent }) => percent !== 0 && percent !== 100),
    hasFeedback: answers.some(({ feedback }) => feedback.trim() !== ''),
  }
}

const unescape = (text: string) => text.replace(/\\([^])/g, '$1')

interface Marks {
  html: string
  pattern: RegExp
  ids: readonly string[]
}

/**
 * Splits HTML at the block of its first blank: what is before is the stem, the rest the text with its blanks. If nothing
 * is before, the name of the question is its stem.
 */
function splitText(element: XmlElement, { html, pattern, ids }: Marks) {
  const first = html.search(pattern)
  if (first === -1) throw new BlockError('no-blanks')
  const starts = [...html.slice(0, first).matchAll(/<(?:p|div|ul|ol|table|h[1-6])[\s>]/gi)].map(({ index }) => index)
  const start = starts.at(-1) ?? 0
  let at = 0
  const text = htmlToText(html.slice(start).replace(pattern, () => `[[${ids[at++]!}]]`))
  const lead = html.slice(0, start)
  if (htmlToText(lead) !== '') return { stem: cleanStem(lead), text, ignored: [] }
  return { stem: cleanStem(textToHtml(textOf(element, 'name'))), text, ignored: ['stem-from-name'] as IgnoredPart[] }
}
