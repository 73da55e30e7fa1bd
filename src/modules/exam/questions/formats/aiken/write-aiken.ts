import { htmlToText, plainParagraph } from '../parts/file-text.ts'
import type { PortableQuestion } from '../question-file.ts'
import { letterAt } from './letters.ts'

/** Writes questions with one correct option as Aiken. Others are left out. */
export function writeAiken(items: readonly PortableQuestion[]): string {
  return items.flatMap((item) => writeQuestion(item) ?? []).join('\n')
}

function writeQuestion({ question, key }: PortableQuestion): string | null {
  if (question.type !== 'single' || key.type !== 'single') return null
  const { options } = question.content
  const correct = options.findIndex(({ id }) => key.key.weights[id] === 100)
  if (options.length > 26 || correct === -1) return null
  const stem = plainParagraph(question.stem) ?? htmlToText(question.stem)
  const lines = options.map(({ text }, index) => `${letterAt(index)}. ${onLine(text)}`)
  return [onLine(stem), ...lines, `ANSWER: ${letterAt(correct)}`, ''].join('\n')
}

const onLine = (text: string) => text.replaceAll('\n', ' ')
