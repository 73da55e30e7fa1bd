import { openPage, type Route } from '#platform/manifest/manifest.ts'

/** Visitors' routes: the pages and posts of a site, and a shared draft. */
export const publicRoutes: Route[] = [
  openPage({ path: '/', name: 'home', title: { th: 'หน้าแรก', en: 'Home' }, screen: 'home', inTop: true }),
  {
    ...openPage({ path: '/cms/page/:slug', name: 'cms-page', title: { th: 'หน้าเว็บ', en: 'Page' }, screen: 'page' }),
    // A form that is sent without scripts holds its files.
    uploadBytes: 8_388_608,
  },
  openPage({
    path: '/cms/page/:slug/feed',
    name: 'cms-feed',
    title: { th: 'ฟีดของหน้า', en: 'Feed of a page' },
    screen: 'feed',
  }),
  openPage({
    path: '/cms/post/:pageSlug/:postSlug',
    name: 'cms-post',
    title: { th: 'โพสต์', en: 'Post' },
    screen: 'post',
  }),
  openPage({
    path: '/cms/draft/:token',
    name: 'cms-draft',
    title: { th: 'ตัวอย่างฉบับร่าง', en: 'Draft preview' },
    screen: 'draft',
  }),
]
