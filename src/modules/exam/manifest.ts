import { defineModule } from '#platform/manifest/manifest.ts'
import { accommodation } from './collections/accommodation.ts'
import { exam } from './collections/exam.ts'
import { examAppeal } from './collections/exam-appeal.ts'
import { examAttempt } from './collections/exam-attempt.ts'
import { examResult } from './collections/exam-result.ts'
import { examRound } from './collections/exam-round.ts'
import { question } from './collections/question.ts'
import { questionBank } from './collections/question-bank.ts'
import { examPresence } from './sitting/invigilation/presence/table.ts'
import { examStatistic } from './results/statistics/table.ts'
import { bankRoutes } from './routes/banks.ts'
import { examRoutes } from './routes/exams.ts'
import { resultRoutes } from './routes/results.ts'
import { questionRoutes } from './routes/questions.ts'
import { roundRoutes } from './routes/rounds.ts'
import { sittingRoutes } from './routes/sittings.ts'
import {
  examEvent,
  examMark,
  examPaper,
  examRelease,
  examSitting,
  examVersion,
  questionKey,
  questionVersion,
} from './tables.ts'
import { examRoot, receiptKey } from './sitting/receipts/tables.ts'

export default defineModule({
  name: 'exam',
  label: { th: 'การสอบ', en: 'Exams' },
  uses: ['enroll'],
  collections: [questionBank, question, exam, examRound, examAttempt, examResult, examAppeal, accommodation],
  tables: [
    questionVersion,
    questionKey,
    examVersion,
    examSitting,
    examPaper,
    examEvent,
    examMark,
    examRelease,
    receiptKey,
    examRoot,
    examPresence,
    examStatistic,
  ],
  counters: {
    appealsToDecide: {
      of: 'exam_appeal',
      where: { status: 'open' },
      said: { th: 'คำขอทบทวนผลสอบ {n} รายการ', en: '{n} {n|appeal|appeals} to decide' },
      isWaiting: true,
    },
  },
  hooks: { beforeCreate: ['exam_round'], afterChange: ['exam_round'] },
  on: { 'lesson.created': 'results/settle-lesson', 'lesson.updated': 'results/settle-lesson' },
  jobs: [
    ...['close-expired', 'find-expired', 'seal-day', 'seal-days'],
    ...['results/refresh-result', 'results/settle-result', 'results/release-due', 'results/find-due-results'],
    ...['results/regrade', 'results/analyse-due'],
  ],
  api: {
    'POST /exam/start': 'start',
    'POST /exam/answer': 'answer',
    'POST /exam/submit': 'submit',
    'POST /exam/go-on-here': 'go-on-here',
    'POST /exam/fact': 'note-fact',
    'GET /exam/receipt-keys': 'receipt-keys',
  },
  idempotentCalls: ['POST /exam/start', 'POST /exam/submit'],
  routes: [...bankRoutes, ...questionRoutes, ...examRoutes, ...roundRoutes, ...resultRoutes, ...sittingRoutes],
})
