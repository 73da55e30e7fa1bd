import { defineModule, officePage } from '#platform/manifest/manifest.ts'

export default defineModule({
  name: 'directory',
  label: { th: 'ไดเรกทอรี', en: 'Directory' },
  isCore: true,
  uses: ['user'],
  jobs: ['sync-directory'],
  routes: [
    officePage(['admin'], {
      path: '/user/ad',
      name: 'user-ad',
      help: [
        {
          th: 'หน้านี้ดึงรายชื่อผู้เรียนจากไดเรกทอรีขององค์กรมาเป็นบัญชีในเว็บไซต์นี้',
          en: 'Here the learners of the institution’s directory become accounts of this site.',
        },
        {
          th: 'กดซ้อมก่อนเพื่อดูว่าจะเพิ่ม แก้ไข และปิดใช้งานใครบ้าง โดยยังไม่มีอะไรเปลี่ยน',
          en: 'Rehearse first to see who would be added, changed and switched off; nothing changes yet.',
        },
        {
          th: 'เมื่อเริ่มแล้วทำงานอื่นต่อได้ เสร็จเมื่อไรจะแจ้งที่กระดิ่ง',
          en: 'Once it has begun you can go on with other work: the bell tells when it is done.',
        },
      ],
      title: { th: 'ดึงผู้เรียนจากไดเรกทอรี', en: 'Learners from the directory' },
      screen: 'ad',
      groups: ['people'],
      meta: { inMenu: true, icon: 'learner' },
    }),
  ],
})
