import type { SeedQuestion } from '../seed-question.ts'
import { basicQuestions } from './basics.ts'
import { firstAidQuestions } from './first-aid.ts'
import { isolationQuestions } from './isolation.ts'
import { lawQuestions } from './law.ts'
import { protectionQuestions } from './protection.ts'
import { sumQuestions } from './sums.ts'
import { writtenQuestions } from './written.ts'

export const bankName = 'ความปลอดภัยในการทำงานกับไฟฟ้า'

/** The questions of the demo's bank: every type, with facts that are checked. */
export const bank: SeedQuestion[] = [
  ...basicQuestions,
  ...isolationQuestions,
  ...protectionQuestions,
  ...firstAidQuestions,
  ...lawQuestions,
  ...sumQuestions,
  ...writtenQuestions,
]
