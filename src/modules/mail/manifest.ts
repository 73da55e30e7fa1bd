import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { mail } from './collections/mail.ts'

const roles = ['admin'] as const

export default defineModule({
  name: 'mail',
  label: { th: 'อีเมล', en: 'Mail' },
  isCore: true,
  collections: [mail],
  counters: {
    failedMail: {
      of: 'mail',
      where: { state: 'failed' },
      said: { th: 'ส่งไม่สำเร็จ {n} ฉบับ', en: '{n} could not be sent' },
      isWaiting: true,
    },
  },
  routes: [
    officePage(roles, {
      path: '/setup/email',
      name: 'setup-email',
      title: { th: 'อีเมลที่ส่งออก', en: 'Outgoing mail' },
      list: 'mail',
      counter: 'failedMail',
      groups: ['system'],
      meta: { inMenu: true, icon: 'mail' },
    }),
    officePage(roles, {
      path: '/setup/email/:id',
      name: 'setup-email-detail',
      title: { th: 'อีเมล', en: 'Mail' },
      show: 'mail',
    }),
  ],
})
