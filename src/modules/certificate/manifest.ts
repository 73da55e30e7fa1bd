import { defineModule } from '#platform/manifest/manifest.ts'
import { certificateReview } from './collections/certificate-review.ts'
import { certificateSeries } from './collections/certificate-series.ts'
import { certificateTemplate } from './collections/certificate-template.ts'
import { certificateTemplateVersion } from './collections/certificate-template-version.ts'
import { certification } from './collections/certification.ts'
import { certificateRoutes } from './routes/certificates.ts'
import { templateRoutes } from './routes/templates.ts'
import { certificateCounter, certificateFile } from './tables.ts'

export default defineModule({
  name: 'certificate',
  label: { th: 'วุฒิบัตร', en: 'Certificates' },
  uses: ['enroll'],
  collections: [certification, certificateTemplate, certificateTemplateVersion, certificateSeries, certificateReview],
  tables: [certificateCounter, certificateFile],
  counters: {
    certificatesToReview: {
      of: 'certificate_review',
      where: { status: 'open' },
      said: { th: 'วุฒิบัตรรอตรวจ {n} รายการ', en: '{n} {n|certificate|certificates} to review' },
      isWaiting: true,
    },
  },
  hooks: { afterChange: ['certification', 'certificate_template', 'certificate_review'] },
  on: {
    'enroll.completed': 'issue-completed',
    'enroll.reopened': 'review-result',
    'exam.settled': 'review-exam-result',
    'enroll.updated': 'review-enrolment',
    'enroll.removed': 'review-enrolment',
    'user.updated': 'review-name',
    'person_change.created': 'review-merge',
  },
  jobs: ['render-certificate', 'issue-many'],
  routes: [...certificateRoutes, ...templateRoutes],
})
