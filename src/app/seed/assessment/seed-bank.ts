import { createQuestion } from '#modules/exam/public-api.ts'
import type { Question } from '#domain/learning/assessment/question.ts'
import { create } from '#platform/data/collection/write.ts'
import type { Context } from '#platform/context.ts'
import { bank, bankName } from '../../../../database/seeds/assessment/bank/bank.ts'
import { storeSeedFile } from '../seed-lessons.ts'

export interface SeededBank {
  bankID: string
  /** Codes of questions → their ids. */
  ids: ReadonlyMap<string, string>
}

/** Seeds a bank of ready questions with their pictures. */
export async function seedBank(ctx: Context, courseID: string): Promise<SeededBank> {
  const description = 'คลังกลางของหลักสูตรไฟฟ้า ใช้กับแบบฝึกหัดและข้อสอบปลายหลักสูตร ทบทวนทุกปีเมื่อมาตรฐานเปลี่ยน'
  const { _id: bankID } = await create(ctx, 'question_bank', { name: bankName, courseID, description })
  const pictures = await storePictures(ctx)
  const ids = new Map<string, string>()
  for (const { code, difficulty, tag, outcome, picture, question, key } of bank) {
    const image = picture === undefined ? undefined : pictures.get(picture)
    const content = { question: withImage(question, image), key }
    const about = { bankID, code, difficulty, outcome, tags: [tag] }
    ids.set(code, await createQuestion(ctx, { ...about, ...content, status: 'ready' }))
  }
  return { bankID, ids }
}

/** Stores each picture once. Learners of any course may be asked about it, so it is public. */
async function storePictures(ctx: Context): Promise<Map<string, string>> {
  const keys = new Map<string, string>()
  for (const { picture, question } of bank) {
    if (picture === undefined || keys.has(picture) || question.type !== 'hotspot') continue
    const about = { name: 'ภาพตู้ไฟของบ้าน.png', alt: question.content.alt, isPublic: true }
    keys.set(picture, await storeSeedFile(ctx, { from: picture, about }))
  }
  return keys
}

const withImage = (question: Question, image: string | undefined): Question =>
  question.type === 'hotspot' && image !== undefined
    ? { ...question, content: { ...question.content, image } }
    : question
