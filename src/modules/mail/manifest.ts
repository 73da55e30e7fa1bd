import { defineModule } from '#platform/manifest/manifest.ts'
import { emailTemplate } from './collections/email-template.ts'
import { mail } from './collections/mail.ts'
import { sendingRoutes } from './routes/sending.ts'
import { templateRoutes } from './routes/templates.ts'
import { emailKey, emailTemplateVersion } from './tables.ts'

export default defineModule({
  name: 'mail',
  label: { th: 'อีเมล', en: 'Mail' },
  isCore: true,
  uses: ['message'],
  collections: [mail, emailTemplate],
  tables: [emailTemplateVersion, emailKey],
  counters: {
    failedMail: {
      of: 'mail',
      where: { state: 'failed' },
      said: { th: 'ส่งไม่สำเร็จ {n} ฉบับ', en: '{n} could not be sent' },
      isWaiting: true,
    },
  },
  hooks: { afterChange: ['email_template'], afterRemove: ['email_template'] },
  on: { 'mail.settled': 'settle-message' },
  jobs: ['record-bounce', 'sweep-proof'],
  api: {
    'POST /email/send': 'send-email',
    'GET /email_template/:id': 'read-template',
    'POST /mail/bounce': 'take-bounce',
  },
  idempotentCalls: ['POST /email/send'],
  routes: [...sendingRoutes, ...templateRoutes],
})
