import { decimalOf, decimalText, reciprocal } from '../parts/decimal.ts'
import { essayContent, fileContent, shortContent } from '../parts/defaults.ts'
import { parsePercent } from '../parts/points-of-options.ts'
import { BlockError, type DraftContent, type IgnoredPart } from '../question-file.ts'
import { plainOf, rawOf, stemOf } from './texts.ts'
import { childOf, childrenOf, isTrue, textOf, type XmlElement } from './xml-tree.ts'

export function readDescription(element: XmlElement): DraftContent {
  return { question: { type: 'text-only', stem: stemOf(element), content: {} }, key: { type: 'text-only', key: {} } }
}

/** Reads `shortanswer`. `*` matches anything, as in our keys. */
export function readShort(element: XmlElement): DraftContent {
  const lines = childrenOf(element, 'answer')
    .map((answer) => ({ text: rawOf(answer), percent: parsePercent(answer.attributes['fraction'] ?? '0') }))
    .filter(({ percent }) => percent !== 0)
  if (lines.some(({ text }) => text === '')) throw new BlockError('no-options')
  if (!lines.some(({ percent }) => percent === 100)) throw new BlockError('no-correct')
  return {
    question: { type: 'short', stem: stemOf(element), content: { ...shortContent } },
    key: {
      type: 'short',
      key: {
        accepted: lines,
        isCaseSensitive: isTrue(element, 'usecase'),
      },
    },
    ignored: answerFeedback(element),
  }
}

/** Reads `numerical`. A multiplier of Moodle says how many of the unit are one: the factor is its reciprocal. */
export function readNumerical(element: XmlElement): DraftContent {
  const accepted = childrenOf(element, 'answer').flatMap((answer) => readNumber(answer))
  if (!accepted.some(({ percent }) => percent === 100)) throw new BlockError('no-correct')
  const units = Object.fromEntries(childrenOf(childOf(element, 'units') ?? element, 'unit').map(readUnit))
  const grading = textOf(element, 'unitgradingtype')
  const isUnitRequired = Object.keys(units).length > 0 && /^[12]$/.test(grading)
  const hasPart = isUnitRequired && ![1, 0].includes(Number(textOf(element, 'unitpenalty')))
  return {
    question: { type: 'numeric', stem: stemOf(element), content: { units: Object.keys(units) } },
    key: { type: 'numeric', key: { accepted, units, isUnitRequired } },
    ignored: [...answerFeedback(element), ...(hasPart ? (['unit-points'] as const) : [])],
  }
}

function readNumber(answer: XmlElement) {
  const text = (childOf(answer, 'text') ?? answer).text.trim()
  const percent = Number(answer.attributes['fraction'] ?? '0')
  if (percent === 0 || (text === '*' && percent < 100)) return []
  const [value, tolerance] = [decimalText(text), decimalText(textOf(answer, 'tolerance') || '0')]
  if (value === null || tolerance === null || tolerance.startsWith('-') || !(Math.abs(percent) <= 100))
    throw new BlockError('number', { text: text.slice(0, 60) })
  return [{ value, tolerance, isRelative: false, percent }]
}

function readUnit(unit: XmlElement): [string, string] {
  const [name, multiplier] = [textOf(unit, 'unit_name'), textOf(unit, 'multiplier')]
  const factor = reciprocal(decimalText(multiplier) ?? '')
  if (name === '' || factor === null) throw new BlockError('number', { text: multiplier.slice(0, 60) })
  return [name, decimalOf(factor)]
}

/** Reads `essay`. Without a text box, its attachments are the answer. */
export function readEssay(element: XmlElement): DraftContent {
  const modelAnswer = plainOf(childOf(element, 'graderinfo'))
  const guidance = modelAnswer === '' ? {} : { modelAnswer }
  const stem = stemOf(element)
  if (textOf(element, 'responseformat') === 'noinline' && textOf(element, 'attachments') !== '0')
    return { question: { type: 'file', stem, content: fileOf(element) }, key: { type: 'file', key: {}, ...guidance } }
  const minWords = Number(textOf(element, 'minwordlimit'))
  const lines = Number(textOf(element, 'responsefieldlines'))
  const content = {
    ...(minWords > 0 && { minWords }),
    maxLength: essayContent.maxLength,
    lines: lines > 0 ? lines : essayContent.lines,
  }
  return { question: { type: 'essay', stem, content }, key: { type: 'essay', key: {}, ...guidance } }
}

function fileOf(element: XmlElement) {
  const accept = [...textOf(element, 'filetypeslist').matchAll(/\.([a-z0-9]{1,10})\b/gi)].map(([, type]) =>
    type!.toLowerCase(),
  )
  const [count, bytes] = [Number(textOf(element, 'attachments')), Number(textOf(element, 'maxbytes'))]
  return {
    accept: accept.length > 0 ? accept : fileContent.accept,
    maxFiles: count > 0 ? count : 5,
    maxBytes: bytes > 0 ? bytes : fileContent.maxBytes,
  }
}

const answerFeedback = (element: XmlElement): IgnoredPart[] =>
  childrenOf(element, 'answer').some((answer) => plainOf(childOf(answer, 'feedback')) !== '') ? ['answer-feedback'] : []
