import { defineModule, officePage } from '#platform/manifest/manifest.ts'
import { directoryPerson, directorySync } from './tables.ts'

export default defineModule({
  name: 'directory',
  label: { th: 'ไดเรกทอรี', en: 'Directory' },
  isCore: true,
  uses: ['user'],
  jobs: ['sync-directory'],
  tables: [directoryPerson, directorySync],
  routes: [
    officePage(['admin'], {
      path: '/user/ad',
      name: 'user-ad',
      help: [
        {
          th: 'นำเข้าผู้เรียนจากไดเรกทอรีขององค์กรเป็นบัญชีในเว็บไซต์นี้',
          en: 'Import learners from your organisation’s directory as accounts on this site.',
        },
        {
          th: 'เลือก “ตรวจสอบก่อนนำเข้า” เพื่อดูผู้ที่จะเพิ่ม แก้ไข และปิดใช้งาน ยังไม่มีการเปลี่ยนแปลง',
          en: 'Select “Preview changes” to see who will be added, changed and deactivated. Nothing changes yet.',
        },
        {
          th: 'เมื่อเริ่มแล้วคุณทำงานอื่นต่อได้ ระบบจะแจ้งเตือนเมื่อเสร็จ',
          en: 'You can continue with other work after the import starts. You will get a notification when it is done.',
        },
      ],
      title: { th: 'นำเข้าผู้เรียนจากไดเรกทอรี', en: 'Import learners from directory' },
      screen: 'ad',
      groups: ['people'],
      meta: { inMenu: true, icon: 'learner' },
    }),
  ],
})
