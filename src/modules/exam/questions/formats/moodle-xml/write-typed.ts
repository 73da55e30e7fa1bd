import type { KeyOf, QuestionOf } from '#domain/learning/assessment/question.ts'
import { absoluteTolerance, decimalOf, reciprocal } from '../parts/decimal.ts'
import { element, htmlElement, htmlOf, tag } from './markup.ts'
import type { MoodleContent } from './write-moodle-xml.ts'

export function writeShort(_: QuestionOf<'short'>, { key }: KeyOf<'short'>): MoodleContent {
  const answers = key.accepted.map(({ text, percent }) => plainAnswer(percent, [tag('text', text)]))
  return { type: 'shortanswer', lines: [tag('usecase', key.isCaseSensitive ? 1 : 0), ...answers] }
}

export function writeNumeric(_: QuestionOf<'numeric'>, { key }: KeyOf<'numeric'>): MoodleContent {
  const answers = key.accepted.map(({ value, tolerance, isRelative, percent }) => {
    const allowed = isRelative ? absoluteTolerance(value, tolerance) : tolerance
    return plainAnswer(percent, [tag('text', value), tag('tolerance', allowed)])
  })
  const units = Object.entries(key.units).map(([name, factor]) =>
    element('unit', [tag('multiplier', decimalOf(reciprocal(factor) ?? '1')), tag('unit_name', name)]),
  )
  const grading = [tag('unitgradingtype', key.isUnitRequired ? 1 : 0), tag('unitpenalty', 1)]
  const display = tag('showunits', units.length > 0 ? 0 : 3)
  return { type: 'numerical', lines: [...answers, element('units', units), ...grading, display] }
}

export function writeEssay({ content }: QuestionOf<'essay'>, key: KeyOf<'essay'>): MoodleContent {
  const lines = [
    tag('responseformat', 'editor'),
    tag('responserequired', 1),
    tag('responsefieldlines', content.lines),
    ...(content.minWords === undefined ? [] : [tag('minwordlimit', content.minWords)]),
    tag('attachments', 0),
    htmlElement('graderinfo', htmlOf(key.modelAnswer ?? '')),
  ]
  return { type: 'essay', lines }
}

export function writeFile({ content }: QuestionOf<'file'>, key: KeyOf<'file'>): MoodleContent {
  const lines = [
    tag('responseformat', 'noinline'),
    tag('responserequired', 0),
    tag('attachments', content.maxFiles),
    tag('attachmentsrequired', 1),
    tag('maxbytes', content.maxBytes),
    tag('filetypeslist', content.accept.map((type) => `.${type}`).join(',')),
    htmlElement('graderinfo', htmlOf(key.modelAnswer ?? '')),
  ]
  return { type: 'essay', lines }
}

/** What a learner types is compared with plain text. */
function plainAnswer(percent: number, inner: readonly string[]): string {
  return element('answer', inner, ` fraction="${percent}" format="plain_text"`)
}
