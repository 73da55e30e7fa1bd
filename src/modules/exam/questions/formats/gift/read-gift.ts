import type { Question, QuestionKey } from '#domain/learning/assessment/question.ts'
import { cleanStem, textToHtml } from '../parts/file-text.ts'
import { finishItems } from '../finish-items.ts'
import { BlockError, type DraftQuestion, type FileItem, fileLimits, readBlock } from '../question-file.ts'
import { type GiftFormat, isHtml, plainText, splitFormat } from './answers.ts'
import { type GiftBlock, splitBlocks } from './blocks.ts'
import { hideEscapes, restoreEscapes } from './escapes.ts'
import { readAnswers } from './read-answers.ts'

/** Reads a GIFT file: each block is a question or a problem at its line. */
export function readGift(text: string): FileItem[] {
  return finishItems(splitBlocks(text).map((block) => readBlock(block.line, () => readQuestion(block))))
}

interface Parts {
  stem: string
  format: GiftFormat
  /** Between the braces; null without braces. */
  answers: string | null
}

function readQuestion({ line, text, code, tags }: GiftBlock): DraftQuestion {
  if (text.length > fileLimits.itemBytes) throw new BlockError('too-long')
  const { title, body } = splitTitle(hideEscapes(text))
  const { stem, format, answers } = splitParts(body)
  const clean = cleanStem(stemHtml(stem, format))
  const ignored: DraftQuestion['ignored'] = format === 'markdown' ? ['markdown'] : []
  const draft = { line, tags, ignored, ...(code !== undefined && { code }), ...(title !== null && { title }) }
  if (answers === null) return { ...draft, ...textOnly(clean) }
  const { body: own, feedback } = splitFeedback(answers, format)
  const { question, key, ignored: more } = readAnswers(own, { stem: clean, format })
  return { ...draft, question, key: { ...key, ...feedback }, ignored: [...ignored, ...more] }
}

function splitTitle(text: string): { title: string | null; body: string } {
  const match = /^\s*::([^]*?)::/.exec(text)
  if (!match) return { title: null, body: text }
  return { title: plainText(match[1]!, 'plain').replaceAll('\n', ' '), body: text.slice(match[0].length) }
}

/** A text after the braces continues the sentence: the blank is a line in the stem, as in Moodle. */
function splitParts(body: string): Parts {
  const { format, text } = splitFormat(body, 'moodle')
  const [open, close] = [text.indexOf('{'), text.indexOf('}')]
  if (open === -1 && close === -1) return { stem: text, format, answers: null }
  const isPaired = open !== -1 && open < close && text.lastIndexOf('{') === open && text.lastIndexOf('}') === close
  if (!isPaired) throw new BlockError('braces')
  const [before, after] = [text.slice(0, open), text.slice(close + 1)]
  const stem = after.trim() === '' ? before : `${before}_____${after}`
  return { stem, format, answers: text.slice(open + 1, close).trim() }
}

function stemHtml(hidden: string, format: GiftFormat): string {
  const text = restoreEscapes(hidden).trim()
  if (text === '') throw new BlockError('no-stem')
  return isHtml(text, format) ? text : textToHtml(text)
}

function splitFeedback(answers: string, format: GiftFormat): { body: string; feedback: { feedback?: string } } {
  const at = answers.indexOf('####')
  if (at === -1) return { body: answers, feedback: {} }
  const feedback = plainText(answers.slice(at + 4), format)
  return { body: answers.slice(0, at).trim(), feedback: feedback === '' ? {} : { feedback } }
}

function textOnly(stem: string): { question: Question; key: QuestionKey } {
  return { question: { type: 'text-only', stem, content: {} }, key: { type: 'text-only', key: {} } }
}
