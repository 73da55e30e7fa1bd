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
      title: { th: 'ดึงผู้เรียนจากไดเรกทอรี', en: 'Learners from the directory' },
      screen: 'ad',
      groups: ['people'],
      meta: { inMenu: true, icon: 'learner' },
    }),
  ],
})
