import type { KeyOf, QuestionOf, QuestionType } from '#domain/learning/assessment/question.ts'
import type { PortableQuestion } from '../question-file.ts'
import { element, htmlElement, htmlOf, tag } from './markup.ts'
import { writeGap, writeInline } from './write-blanks.ts'
import { writeMatch, writeMultiple, writeOrder, writeSingle, writeTruth } from './write-options.ts'
import { writeEssay, writeFile, writeNumeric, writeShort } from './write-typed.ts'

/** The Moodle type of a question, the elements below its text, and what follows the stem in the text. */
export interface MoodleContent {
  type: string
  lines: string[]
  text?: string
}

const writers: { [Type in QuestionType]?: (question: QuestionOf<Type>, key: KeyOf<Type>) => MoodleContent } = {
  single: writeSingle,
  multiple: writeMultiple,
  truefalse: writeTruth,
  match: writeMatch,
  order: writeOrder,
  gap: writeGap,
  inline: writeInline,
  short: writeShort,
  numeric: writeNumeric,
  essay: writeEssay,
  file: writeFile,
  'text-only': () => ({ type: 'description', lines: [] }),
}

/** Writes questions as Moodle XML. Those of types that Moodle lacks are left out. */
export function writeMoodleXml(items: readonly PortableQuestion[]): string {
  const questions = items.flatMap((item) => writeQuestion(item) ?? [])
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('')}</quiz>\n`
}

function writeQuestion({ code, tags, question, key }: PortableQuestion): string | null {
  const write = writers[question.type] as ((question: unknown, key: unknown) => MoodleContent) | undefined
  if (!write) return null
  const { type, lines, text = '' } = write(question, key)
  const all = [
    element('name', [tag('text', code)]),
    htmlElement('questiontext', question.stem + text),
    htmlElement('generalfeedback', htmlOf(key.feedback ?? '')),
    tag('idnumber', code),
    ...lines,
    element(
      'tags',
      tags.map((name) => element('tag', [tag('text', name)])),
    ),
  ]
  return `<question type="${type}">\n${all.join('\n')}\n</question>\n`
}
