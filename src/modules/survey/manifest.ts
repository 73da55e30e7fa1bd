import { defineModule } from '#platform/manifest/manifest.ts'
import { survey } from './collections/survey.ts'
import { surveyResponse } from './collections/survey-response.ts'
import { officeRoutes } from './routes/office.ts'
import { ownRoutes } from './routes/own.ts'
import { surveyAnswer, surveyTicket } from './tables.ts'

export default defineModule({
  name: 'survey',
  label: { th: 'แบบสำรวจ', en: 'Surveys' },
  uses: ['enroll'],
  collections: [survey, surveyResponse],
  tables: [surveyTicket, surveyAnswer],
  api: { 'POST /survey/answer': 'answer' },
  hooks: { afterChange: ['survey'] },
  jobs: ['find-due', 'advance-surveys', 'complete-lessons'],
  routes: [...ownRoutes, ...officeRoutes],
})
