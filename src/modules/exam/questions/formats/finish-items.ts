import { parseKey, parseQuestion } from '#domain/learning/assessment/question-schema.ts'
import type { Issue } from '#domain/validation/issue.ts'
import { oneLine } from '#domain/thai-text/one-line.ts'
import { hashID } from './parts/file-text.ts'
import {
  type DraftQuestion,
  type FileItem,
  fileLimits,
  type FileProblem,
  type FileQuestion,
  isProblem,
} from './question-file.ts'

type Draft = DraftQuestion | FileProblem

/**
 * Gives each question its code and refuses what exceeds a limit or repeats a question. A code of the file must be
 * unique in it; a title that repeats gets a hash behind it. The same file always gives the same items.
 */
export function finishItems(drafts: readonly Draft[]): FileItem[] {
  if (drafts.length === 0) return [{ line: 1, problem: 'nothing', values: {} }]
  const lineOfCode = new Map<string, number>()
  const lineOfHash = new Map<string, number>()
  const items: FileItem[] = []
  for (const draft of drafts) {
    if (items.length >= fileLimits.questions) {
      return [...items, { line: draft.line, problem: 'too-many', values: { max: fileLimits.questions } }]
    }
    items.push('problem' in draft ? draft : finishItem(draft, { lineOfCode, lineOfHash }))
  }
  return items
}

/** Returns only the questions among items. */
export const questionsIn = (items: readonly FileItem[]): FileQuestion[] =>
  items.filter((item): item is FileQuestion => !isProblem(item))

interface Seen {
  lineOfCode: Map<string, number>
  lineOfHash: Map<string, number>
}

function finishItem({ code, title, ...draft }: DraftQuestion, { lineOfCode, lineOfHash }: Seen): FileItem {
  const { line, question, key } = draft
  const body = JSON.stringify([question, key])
  const problem = (name: FileProblem['problem'], values: FileProblem['values'] = {}) => ({
    line,
    problem: name,
    values,
  })
  if (Buffer.byteLength(body) > fileLimits.itemBytes) return problem('too-long')
  const issue = issueOf(draft)
  if (issue) return problem('invalid', { field: issue.field, th: issue.th, en: issue.en })
  const hash = hashID('question', body)
  const explicit = oneLine(code ?? '')
  if (explicit.length > fileLimits.code) return problem('code-too-long', { max: fileLimits.code })
  if (explicit !== '' && lineOfCode.has(explicit))
    return problem('same-code', { code: explicit, first: lineOfCode.get(explicit)! })
  const unique = explicit || codeOfTitle(oneLine(title ?? ''), { hash, lineOfCode: lineOfCode })
  if (explicit === '' && lineOfHash.has(hash)) return problem('same-question', { first: lineOfHash.get(hash)! })
  lineOfCode.set(unique, line)
  lineOfHash.set(hash, line)
  return { ...draft, code: unique, tags: cleanTags(draft.tags) }
}

/** The first issue of a question or its key, where a format says more than a question may. */
function issueOf({ question, key }: Pick<DraftQuestion, 'question' | 'key'>): Issue | undefined {
  const read = parseQuestion(question)
  if ('issues' in read) return read.issues[0]
  const answer = parseKey(key, read.question)
  return 'issues' in answer ? answer.issues[0] : undefined
}

function codeOfTitle(
  title: string,
  { hash, lineOfCode }: { hash: string; lineOfCode: ReadonlyMap<string, number> },
): string {
  if (title === '' || title.length > fileLimits.code) return `q-${hash}`
  return lineOfCode.has(title) ? `${title.slice(0, fileLimits.code - 9)}-${hash.slice(0, 8)}` : title
}

function cleanTags(tags: readonly string[]): string[] {
  return [...new Set(tags.map((tag) => oneLine(tag).slice(0, fileLimits.tag).trim()).filter((tag) => tag !== ''))]
}
