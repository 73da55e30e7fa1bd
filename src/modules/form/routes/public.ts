import { openPage, type Route } from '#platform/manifest/manifest.ts'

/** Visitors' routes: the page on which a draft goes on. Forms themselves are pages of the site. */
export const publicRoutes: Route[] = [
  openPage({
    path: '/form/resume',
    name: 'form-resume',
    title: { th: 'กรอกแบบฟอร์มต่อ', en: 'Continue a form' },
    screen: 'public/resume',
  }),
]
