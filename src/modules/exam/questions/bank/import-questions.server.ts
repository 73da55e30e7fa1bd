import { randomBytes } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { RequestError } from '#platform/errors/errors.ts'
import { changeQuestion } from '../change-question.server.ts'
import { createQuestion } from '../create-question.server.ts'
import { questionsIn } from '../formats/finish-items.ts'
import { type FileItem, type FileQuestion, isProblem } from '../formats/question-file.ts'
import { assertAuthor } from '../store-version.server.ts'
import { canonicalText, renewIDs } from './canonical-text.ts'
import { newestForAuthor } from './read-question.server.ts'

/** What an import does with an item of a file. `in-use`: another question that is no draft has the code. */
export type ImportOutcome = 'create' | 'change' | 'same' | 'in-use' | 'problem'

interface Stored {
  _id: string
  code: string
  status: string
  current: number
}

export interface PlannedItem {
  item: FileItem
  outcome: ImportOutcome
  stored?: Stored
}

/** Says what an import into a bank would do. Equal questions change nothing, so the same file may be imported again. */
export async function planImport(
  ctx: Context,
  of: { bankID: string; items: readonly FileItem[] },
): Promise<PlannedItem[]> {
  assertAuthor(ctx)
  const codes = questionsIn(of.items).map(({ code }) => code)
  const stored =
    codes.length === 0
      ? []
      : await from(ctx, 'question')
          .select(['question._id', 'question.code', 'question.status', 'question.current'])
          .where('question.bankID', '=', of.bankID)
          .where('question.code', 'in', codes)
          .execute()
  const contents = await newestForAuthor(ctx, stored)
  const byCode = new Map(stored.map((row) => [row.code, row]))
  return of.items.map((item) => {
    if (isProblem(item)) return { item, outcome: 'problem' }
    const row = byCode.get(item.code)
    if (!row) return { item, outcome: 'create' }
    const content = contents.get(row._id)
    if (content && canonicalText(content) === canonicalText(item)) return { item, outcome: 'same', stored: row }
    return { item, outcome: row.status === 'draft' ? 'change' : 'in-use', stored: row }
  })
}

/**
 * Stores the new and changed questions of a plan as drafts, each in a transaction of its own: an import that breaks off
 * goes on when the file is sent again. Returns how many were stored, and what was refused meanwhile.
 */
export async function storeImport(ctx: Context, of: { bankID: string; plan: readonly PlannedItem[]; source: string }) {
  const stored = { create: 0, change: 0 }
  const refused: { line: number; error: RequestError }[] = []
  for (const { item, outcome, stored: row } of of.plan) {
    if (isProblem(item) || (outcome !== 'create' && outcome !== 'change')) continue
    try {
      await storeItem(ctx, { ...of, item, ...(row && { row }) })
      stored[outcome]++
    } catch (error) {
      if (!(error instanceof RequestError) || error.kind === 'forbidden') throw error
      refused.push({ line: item.line, error })
    }
  }
  return { stored, refused }
}

interface ItemToStore {
  bankID: string
  source: string
  item: FileQuestion
  row?: Stored
}

/** Ids of a file follow from the place of an option in it. Learners get random ones. */
async function storeItem(ctx: Context, { bankID, source, item, row }: ItemToStore): Promise<void> {
  const { question, key } = renewIDs(item, () => randomBytes(6).toString('hex'))
  if (row) {
    await changeQuestion(ctx, { questionID: row._id, current: row.current, question, key })
    return
  }
  const { code, tags, difficulty } = item
  await createQuestion(ctx, { bankID, code, tags, source, question, key, ...(difficulty && { difficulty }) })
}
