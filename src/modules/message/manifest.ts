import { defineModule } from '#platform/manifest/manifest.ts'
import { message } from './collections/message.ts'

export default defineModule({
  name: 'message',
  label: { th: 'ข้อความ', en: 'Messages' },
  isCore: true,
  collections: [message],
  counters: {
    messageCount: {
      of: 'message',
      where: { status: 'submit', direction: 'in' },
      said: { th: 'ยังไม่ได้อ่าน {n} ข้อความ', en: '{n} unread' },
    },
  },
  routes: [],
})
