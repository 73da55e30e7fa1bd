import type { KeyOf, QuestionOf } from '#domain/learning/assessment/question.ts'
import { element, htmlOf, tag } from './markup.ts'
import type { MoodleContent } from './write-moodle-xml.ts'

/** The first accepted choice of each blank is written; Moodle has one. */
export function writeGap({ content }: QuestionOf<'gap'>, { key }: KeyOf<'gap'>): MoodleContent {
  const number = new Map(content.choices.map(({ id }, index) => [id, index + 1]))
  const boxes = content.choices.map(({ text }) =>
    element('dragbox', [tag('text', htmlOf(text)), tag('group', 1), ...(content.canRepeat ? ['<infinite/>'] : [])]),
  )
  const numbers = new Map(Object.entries(key.answers).map(([blank, [first]]) => [blank, number.get(first ?? '') ?? 0]))
  return { type: 'ddwtos', lines: [tag('shuffleanswers', 1), ...boxes], text: textWith(content.text, numbers) }
}

/** The options of each blank are a group of their own. */
export function writeInline({ content }: QuestionOf<'inline'>, { key }: KeyOf<'inline'>): MoodleContent {
  const numbers = new Map<string, number>()
  const options: string[] = []
  for (const [index, blank] of content.blanks.entries()) {
    const correct = blank.options.findIndex(({ id }) => key.answers[blank.id]?.[0] === id)
    numbers.set(blank.id, options.length + correct + 1)
    for (const { text } of blank.options)
      options.push(element('selectoption', [tag('text', text), tag('group', index + 1)]))
  }
  return { type: 'gapselect', lines: [tag('shuffleanswers', 1), ...options], text: textWith(content.text, numbers) }
}

function textWith(text: string, numbers: ReadonlyMap<string, number>): string {
  const inner = htmlOf(text).replace(/\[\[([a-zA-Z0-9]{1,24})\]\]/g, (mark, id: string) => {
    return numbers.has(id) ? `[[${numbers.get(id)}]]` : mark
  })
  return `<p>${inner}</p>`
}
