import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { loads } from '#platform/http/request.server.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { pathToWrite } from '../../../site/parts/edit-path.ts'
import { templates } from '../../../site/templates/all.ts'
import { ownTemplates } from '../../../site/templates/own-templates.server.ts'
import { templateWords as words } from '../../../site/templates/words.ts'

/** The site's templates and the built-in ones, each with a preview on this site. */
export const loader = loads(async (ctx, { route }) => {
  const { locale } = ctx
  const heading = route!.meta.title[locale]
  const said = inLocale(words, locale)
  const own = (await ownTemplates(ctx)).map(({ _id, title }) => ({
    ...cardOf(ctx, { id: _id, title, text: '' }),
    edit: pathToWrite(ctx, _id),
  }))
  const brought = templates.map(({ name, label, text }) =>
    cardOf(ctx, { id: name, title: label[locale], text: text[locale] }),
  )
  return {
    ...{ heading, title: pageTitle(ctx, heading), words: said },
    crumbs: [{ href: href('/cms/pages'), label: said.pages }],
    blank: href('/cms/add'),
    groups: [
      { name: 'own', label: said.own, none: said.none, cards: own },
      { name: 'brought', label: said.brought, none: '', cards: brought },
    ],
  }
})

const cardOf = ({ locale }: Context, { id, title, text }: { id: string; title: string; text: string }) => ({
  ...{ id, title, text, edit: null as string | null },
  begin: href('/cms/new/:id', { id }),
  frame: { src: href('/cms/iframe/:id', { id }), title: fill(words.shown[locale], { title }) },
})
