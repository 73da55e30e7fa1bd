import type { KeyOf, QuestionOf } from '#domain/learning/assessment/question.ts'
import { pairsOf } from '../parts/match-of.ts'
import { percentOf } from '../parts/points-of-options.ts'
import { answer, element, htmlOf, tag, textElement } from './markup.ts'
import type { MoodleContent } from './write-moodle-xml.ts'

export function writeSingle({ content }: QuestionOf<'single'>, key: KeyOf<'single'>): MoodleContent {
  return writeChoice(content, { isSingle: true, percent: (id) => key.key.weights[id] ?? 0, about: key.optionFeedback })
}

/** Moodle has no all or nothing here: right minus wrong is written in its place. */
export function writeMultiple({ content }: QuestionOf<'multiple'>, key: KeyOf<'multiple'>): MoodleContent {
  return writeChoice(content, { isSingle: false, percent: (id) => percentOf(id, key.key), about: key.optionFeedback })
}

export function writeTruth(_: QuestionOf<'truefalse'>, { key }: KeyOf<'truefalse'>): MoodleContent {
  const lines = [true, false].map((value) => answer(String(value), { percent: value === key.correct ? 100 : 0 }))
  return { type: 'truefalse', lines }
}

export function writeMatch({ content }: QuestionOf<'match'>, { key }: KeyOf<'match'>): MoodleContent {
  const parts = pairsOf(content, key).map(({ row, choice }) => {
    return element(
      'subquestion',
      [textElement(htmlOf(row)), element('answer', [tag('text', choice)])],
      ' format="html"',
    )
  })
  return { type: 'matching', lines: [tag('shuffleanswers', String(content.shuffle)), ...parts] }
}

export function writeOrder({ content }: QuestionOf<'order'>, { key }: KeyOf<'order'>): MoodleContent {
  const textOf = new Map(content.items.map(({ id, text }) => [id, text]))
  const answers = key.sequence.map((id, index) => answer(textOf.get(id) ?? '', { percent: index + 1 }))
  const grading = key.policy === 'all-or-nothing' ? 'ALL_OR_NOTHING' : 'ABSOLUTE_POSITION'
  const lines = [tag('layouttype', 'VERTICAL'), tag('selecttype', 'ALL'), tag('selectcount', 0)]
  return { type: 'ordering', lines: [...lines, tag('gradingtype', grading), ...answers] }
}

interface ChoiceRules {
  isSingle: boolean
  percent: (id: string) => number
  about: Record<string, string> | undefined
}

function writeChoice({ options, shuffle }: QuestionOf<'single'>['content'], rules: ChoiceRules): MoodleContent {
  const answers = options.map(({ id, text }) =>
    answer(text, { percent: rules.percent(id), feedback: rules.about?.[id] }),
  )
  return {
    type: 'multichoice',
    lines: [tag('single', String(rules.isSingle)), tag('shuffleanswers', String(shuffle)), ...answers],
  }
}
