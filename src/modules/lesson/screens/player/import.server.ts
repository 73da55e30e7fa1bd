import { href } from 'react-router'
import { inLocale } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { fileWords as words } from '../../course-editor/copy-words.ts'

/** The form to import a course file. */
export const loader = loads((ctx) => ({
  crumbs: [{ href: href('/lesson/dashboard'), label: words.all[ctx.locale] }],
  words: inLocale(words, ctx.locale),
  title: pageTitle(ctx, words.heading[ctx.locale]),
}))
