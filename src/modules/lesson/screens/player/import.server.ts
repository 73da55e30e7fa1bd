import { href } from 'react-router'
import { inLocale } from '#platform/i18n/words.ts'
import { loads } from '#platform/request.server.ts'
import { pageTitle } from '#platform/site/titled.ts'
import { fileWords as words } from '../../editor/copy-words.ts'

/** Where a course comes in as a file. */
export const loader = loads((ctx) => ({
  crumbs: [{ href: href('/lesson/dashboard'), label: words.all[ctx.locale] }],
  words: inLocale(words, ctx.locale),
  title: pageTitle(ctx, words.heading[ctx.locale]),
}))
