import { cleanLines, cleanStem, optionsOf, textToHtml } from '../parts/file-text.ts'
import { finishItems } from '../finish-items.ts'
import { singleKey } from '../parts/points-of-options.ts'
import { BlockError, type DraftQuestion, type FileItem, readBlock } from '../question-file.ts'
import { letterIndex } from './letters.ts'

const answerLine = /^\s*(?:ANSWER|คำตอบ|เฉลย)\s*[:：]\s*(\S+?)[.)]?\s*$/i
const optionLine = /^\s*([A-Za-zก-ฮ])[.)]\s+(\S.*)$/

interface Block {
  line: number
  stem: string[]
  options: { text: string }[]
}

/** Reads an Aiken file: a stem, options `A.` or `ก.`, and `ANSWER: A`. */
export function readAiken(text: string): FileItem[] {
  const drafts: ReturnType<typeof readQuestion>[] = []
  let open: Block = { line: 0, stem: [], options: [] }
  for (const [index, line] of text.split(/\r\n?|\n/).entries()) {
    const answer = answerLine.exec(line)?.[1]
    if (open.line === 0 && line.trim() !== '') open.line = index + 1
    if (answer !== undefined) {
      drafts.push(readQuestion(open, answer))
      open = { line: 0, stem: [], options: [] }
    } else if (line.trim() !== '') addLine(line, open)
  }
  return finishItems(open.line === 0 ? drafts : [...drafts, readQuestion(open, null)])
}

/** The letters of options follow each other. Any other line before them belongs to the stem. */
function addLine(line: string, { stem, options }: Block) {
  const match = optionLine.exec(line)
  const isNext = match !== null && letterIndex(match[1]!) === options.length
  if (isNext && stem.length > 0) options.push({ text: match[2]! })
  else if (options.length === 0) stem.push(line)
  else options.at(-1)!.text += `\n${line}`
}

function readQuestion({ line, stem, options }: Block, answer: string | null) {
  return readBlock(line, (): DraftQuestion => {
    if (stem.length === 0) throw new BlockError('no-stem')
    if (options.length < 2) throw new BlockError('no-options')
    if (answer === null) throw new BlockError('no-correct')
    const correct = letterIndex(answer)
    if (correct < 0 || correct >= options.length) throw new BlockError('correct-unknown', { text: answer.slice(0, 20) })
    const lines = options.map(({ text }, index) => {
      return { text: cleanLines(text), percent: index === correct ? 100 : 0, feedback: '' }
    })
    const own = optionsOf(
      'option',
      lines.map(({ text }) => text),
    )
    return {
      line,
      question: {
        type: 'single',
        stem: cleanStem(textToHtml(stem.join('\n'))),
        content: { options: own, shuffle: true },
      },
      key: { type: 'single', key: singleKey(own, lines) },
      tags: [],
      ignored: [],
    }
  })
}
