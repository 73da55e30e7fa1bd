import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { from } from '#platform/data/collection/rows.ts'
import { bankWords as words } from './words.ts'

/** Returns the way to a page of a bank: the list of banks, and the bank. */
export const bankCrumbs = (ctx: Context, bank: { _id: string; name: string }) => [
  { href: href('/lesson/question/bank'), label: words.banks[ctx.locale] },
  { href: href('/lesson/question/bank/detail/:id', { id: bank._id }), label: bank.name },
]

/** Returns the way to a page of a question. Its link is the page of the question. */
export const questionCrumbs = (
  ctx: Context,
  of: { bank: { _id: string; name: string } | null; question: CrumbRow },
) => [
  ...(of.bank ? bankCrumbs(ctx, of.bank) : []),
  { href: href('/lesson/question/detail/:id', { id: of.question._id }), label: of.question.code },
]

interface CrumbRow {
  _id: string
  code: string
}

/** Returns a bank by its id; null if there is none. */
export const findBank = async (ctx: Context, id: string) =>
  (await from(ctx, 'question_bank')
    .select(['question_bank._id', 'question_bank.name', 'question_bank.courseID'])
    .where('question_bank._id', '=', id)
    .executeTakeFirst()) ?? null

/** Returns an exam by its id; null if there is none. */
export const findExam = async (ctx: Context, id: string) =>
  (await from(ctx, 'exam')
    .select(['exam._id', 'exam.name', 'exam.courseID', 'exam.current'])
    .where('exam._id', '=', id)
    .executeTakeFirst()) ?? null
