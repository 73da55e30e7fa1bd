import { defineModule } from '#platform/manifest/manifest.ts'
import { message } from './collections/message.ts'

export default defineModule({
  name: 'message',
  label: { th: 'ข้อความ', en: 'Messages' },
  isCore: true,
  collections: [message],
  routes: [],
})
