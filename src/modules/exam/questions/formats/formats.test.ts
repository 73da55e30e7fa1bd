import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Question, QuestionKey } from '#domain/learning/assessment/question.ts'
import { readAiken } from './aiken/read-aiken.ts'
import { writeAiken } from './aiken/write-aiken.ts'
import { questionsIn } from './finish-items.ts'
import { readGift } from './gift/read-gift.ts'
import { writeGift } from './gift/write-gift.ts'
import { lossesOf } from './losses.ts'
import { readMoodleXml } from './moodle-xml/read-moodle-xml.ts'
import { writeMoodleXml } from './moodle-xml/write-moodle-xml.ts'
import { essayContent, fileContent, shortContent } from './parts/defaults.ts'
import { hashID, optionsOf } from './parts/file-text.ts'
import type { FileItem, PortableQuestion, QuestionFileFormat } from './question-file.ts'
import { readQuestionTable } from './table/read-table.ts'
import { questionRows, writeCsv } from './table/write-table.ts'
import { readCsv } from '#platform/data/import-export/sheets/read-csv.ts'
import { columns } from './table/columns.ts'

const word = fc.oneof(
  fc.constantFrom(
    'ช่างไฟฟ้า',
    'น้ำ',
    '๑๒',
    'a < b',
    '{x}',
    '=1',
    '~',
    '%50%',
    '#',
    ':',
    '\\n',
    '\\',
    '//',
    '->',
    '[html]',
    ']]>',
  ),
  fc.constantFrom(
    'A. ก',
    '[[1]]x',
    '&amp;',
    '&',
    '"q"',
    "'=1",
    '$CATEGORY: x',
    '<b>',
    '1',
    'TRUE',
    '::t::',
    '*',
    '5:1',
    'ANSWER: A',
  ),
  fc.string({ maxLength: 6, unit: 'grapheme' }),
)
const clean = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\p{C}\s\ufdd0-\ufdef]+/gu, ' ')
    .replaceAll('[[', '(')
    .trim()
const line = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => clean(words.join(' ')) || 'ก')
const lines = fc.array(line, { minLength: 1, maxLength: 2 }).map((list) => list.join('\n'))
const several = (min: number, max = 5) => fc.uniqueArray(line, { minLength: min, maxLength: max })
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const stem = fc.oneof(
  lines.map((text) => `<p>${escaped(text).replaceAll('\n', '<br />')}</p>`),
  line.map((text) => `<p>ข้อ <strong>${escaped(text)}</strong></p><ul><li>ก</li></ul>`),
)

type Content = Pick<PortableQuestion, 'question' | 'key'>
const content = (question: object, key: object) => ({ question: question as Question, key: key as QuestionKey })

const single = fc
  .tuple(stem, several(2), fc.constantFrom(0, 50, -33.33333), fc.boolean())
  .map(([s, texts, percent, has]) => {
    const options = optionsOf('option', texts)
    const weights = { [options[0]!.id]: 100, ...(percent !== 0 && { [options[1]!.id]: percent }) }
    const about = has ? { optionFeedback: { [options[1]!.id]: texts[0]! } } : {}
    return content(
      { type: 'single', stem: s, content: { options, shuffle: true } },
      { type: 'single', key: { weights }, ...about },
    )
  })
const multiple = fc
  .tuple(stem, several(3), fc.constantFrom('right-minus-wrong', 'by-part', 'all-or-nothing'))
  .map(([s, texts, policy]) => {
    const options = optionsOf('option', texts)
    const correct = options.slice(0, 2).map(({ id }) => id)
    const weights =
      policy === 'by-part' ? { weights: { [correct[0]!]: 75, [correct[1]!]: 25, [options[2]!.id]: -100 } } : {}
    return content(
      { type: 'multiple', stem: s, content: { options, shuffle: true } },
      { type: 'multiple', key: { policy, correct, ...weights } },
    )
  })
const truth = fc
  .tuple(stem, fc.boolean())
  .map(([s, correct]) => content({ type: 'truefalse', stem: s, content: {} }, { type: 'truefalse', key: { correct } }))
const match = fc.tuple(stem, several(2, 4), several(3, 5)).map(([s, left, right]) => {
  const rows = optionsOf('row', left)
  const used = right.slice(0, Math.min(left.length, right.length))
  const choices = optionsOf('choice', right)
  const pairs = Object.fromEntries(rows.map(({ id }, index) => [id, choices[Math.min(index, used.length - 1)]!.id]))
  return content(
    { type: 'match', stem: s, content: { rows, choices, shuffle: true } },
    { type: 'match', key: { policy: 'by-part', pairs } },
  )
})
const order = fc.tuple(stem, several(2), fc.constantFrom('by-part', 'all-or-nothing')).map(([s, texts, policy]) => {
  const items = optionsOf('option', texts)
  const sequence = items.map(({ id }) => id)
  return content({ type: 'order', stem: s, content: { items } }, { type: 'order', key: { policy, sequence } })
})
const blank = (index: number) => hashID(`blank ${index}`, '')
const gap = fc.tuple(stem, several(2), line, fc.boolean()).map(([s, texts, text, canRepeat]) => {
  const choices = optionsOf('choice', texts)
  const answers = { [blank(0)]: [choices[1]!.id], [blank(1)]: [choices[0]!.id] }
  return content(
    { type: 'gap', stem: s, content: { text: `${text} [[${blank(0)}]] และ [[${blank(1)}]]`, choices, canRepeat } },
    { type: 'gap', key: { policy: 'by-part', answers } },
  )
})
const inline = fc.tuple(stem, several(2), several(2), line).map(([s, first, second, text]) => {
  const blanks = [first, second].map((texts, index) => ({ id: blank(index), options: optionsOf(blank(index), texts) }))
  const answers = Object.fromEntries(blanks.map(({ id, options }) => [id, [options[1]!.id]]))
  return content(
    { type: 'inline', stem: s, content: { text: `[[${blank(0)}]] ${text} [[${blank(1)}]]`, blanks } },
    { type: 'inline', key: { policy: 'by-part', answers } },
  )
})
const short = fc
  .tuple(stem, several(1), fc.boolean(), fc.constantFrom(100, 50))
  .map(([s, texts, isCaseSensitive, percent]) => {
    const accepted = texts.map((text, index) => ({ text, percent: index === 0 ? 100 : percent }))
    return content(
      { type: 'short', stem: s, content: { ...shortContent } },
      { type: 'short', key: { accepted, isCaseSensitive } },
    )
  })
const numeric = fc
  .tuple(
    stem,
    fc.constantFrom('3.14', '-5', '0.001', '120000'),
    fc.constantFrom('0', '0.05'),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([s, value, tolerance, hasUnits, isRelative]) => {
    const units = hasUnits ? { m: '1', cm: '0.01', นิ้ว: '0.0254' } : {}
    return content(
      { type: 'numeric', stem: s, content: { units: Object.keys(units) } },
      {
        type: 'numeric',
        key: { accepted: [{ value, tolerance, isRelative, percent: 100 }], units, isUnitRequired: hasUnits },
      },
    )
  })
const essay = fc
  .tuple(stem, fc.option(lines, { nil: undefined }))
  .map(([s, modelAnswer]) =>
    content(
      { type: 'essay', stem: s, content: { ...essayContent } },
      { type: 'essay', key: {}, ...(modelAnswer !== undefined && { modelAnswer }) },
    ),
  )
const file = stem.map((s) => content({ type: 'file', stem: s, content: fileContent }, { type: 'file', key: {} }))
const textOnly = stem.map((s) => content({ type: 'text-only', stem: s, content: {} }, { type: 'text-only', key: {} }))

const contents: fc.Arbitrary<Content> = fc.oneof(
  ...[single, multiple, truth, match, order, gap, inline, short, numeric, essay, file, textOnly],
)
const question: fc.Arbitrary<PortableQuestion> = fc
  .tuple(
    contents,
    fc.option(lines, { nil: undefined }),
    fc.array(
      line.map((tag) => clean(tag.slice(0, 30)) || 'ก'),
      { maxLength: 2 },
    ),
    fc.constantFrom(undefined, 'hard' as const),
  )
  .map(([{ question: own, key }, feedback, tags, difficulty]) => ({
    code: '',
    question: own,
    key: feedback === undefined ? key : { ...key, feedback },
    tags: [...new Set(tags)],
    ...(difficulty && { difficulty }),
  }))
const questions = fc
  .array(question, { minLength: 1, maxLength: 4 })
  .map((list) => list.map((item, index) => ({ ...item, code: `ข้อ-${index + 1} {a}]\\` })))

const cycles: Record<QuestionFileFormat, (items: PortableQuestion[]) => FileItem[]> = {
  gift: (items) => readGift(writeGift(items)),
  aiken: (items) => readAiken(writeAiken(items)),
  'moodle-xml': (items) => readMoodleXml(writeMoodleXml(items)),
  csv: (items) => readQuestionTable(readCsv(Buffer.from(writeCsv(items)))),
  xlsx: (items) => readQuestionTable({ rows: [columns, ...questionRows(items)], broken: [] }),
}

describe('what a format has is the same after export and import', () => {
  test.each(['gift', 'moodle-xml', 'csv'] as const)('%s', (format) => {
    let complete = 0
    fc.assert(
      fc.property(questions, (list) => {
        const lossy = new Set(lossesOf(list, format).map(({ code }) => code))
        const items = list.filter(({ code }) => !lossy.has(code))
        if (items.length === 0) return
        complete += items.length
        const again = cycles[format](items).map((item) => {
          const { line: _, ignored: __, ...rest } = item as never as Record<string, unknown>
          return rest
        })
        expect(again).toEqual(items)
      }),
      { numRuns: 400 },
    )
    expect(complete).toBeGreaterThan(100)
  })

  test('aiken, whose questions have no code', () => {
    const items = questionsIn(readAiken('โจทย์ {1}\nA. ก = ข\nB) ค\nANSWER: B\n'))
    expect(lossesOf(items, 'aiken')).toEqual([])
    expect(questionsIn(readAiken(writeAiken(items)))).toEqual(items)
  })

  test('every question that is not listed as lost is in the file', () => {
    fc.assert(
      fc.property(questions, fc.constantFrom('gift', 'moodle-xml', 'csv'), (list, format) => {
        const absent = lossesOf(list, format as QuestionFileFormat).filter(
          ({ losses }) => losses.includes('type') || (format === 'csv' && losses.includes('many-options')),
        )
        const items = cycles[format as QuestionFileFormat](list)
        const isEmpty = absent.length === list.length
        expect(isEmpty ? 0 : items.length).toBe(list.length - absent.length)
      }),
    )
  })
})
