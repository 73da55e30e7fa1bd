import type { AccessCases } from '#platform/manifest/access-cases.ts'

/** Who may open the routes of this module, written by hand from the specification §2.3 and §6. */
export default {
  all: ['/', '/cms/page/:slug', '/cms/page/:slug/feed', '/cms/post/:pageSlug/:postSlug', '/cms/draft/:token'],
  managers: ['/cms/builder/:id/frame/:number', '/cms/builder/:id/versions', '/cms/pages', '/cms/builder/:id'],
  admins: [
    '/cms/content',
    '/cms/customize',
    '/cms/posts/:id',
    '/cms/post/:id/add',
    '/cms/new/:id',
    '/cms/iframe/:id',
    '/cms/templates',
    '/cms/add',
    '/cms/edit/:id',
    '/cms/pages/check',
    '/cms/pages/import',
    '/cms/menu/:id',
    '/cms/pages/redirect',
    '/cms/pages/redirect/add',
    '/cms/pages/redirect/:id',
    '/cms/pages/redirect/:id/edit',
    '/cms/pages/lost',
  ],
} satisfies AccessCases
