import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { describeFieldUpload } from '#platform/content/file/describe-rules.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { mayPublish } from '../../../commands/draft/find-draft.server.ts'
import { usualLayout } from '#platform/identity/site-roles/office-layout.ts'
import { fontStyles } from '#ui/theme/preload.ts'
import { safeTheme, themeStyle } from '#ui/theme/theme.ts'
import { builderWords, canvasWords, fieldWords, savingWords, stateWords } from '../words/words.ts'
import { dictionary } from '../words/dictionary.ts'
import { describeGroups, describeKinds } from './describe-kinds.server.ts'
import { describeTables } from './describe-tables.server.ts'
import { describeTemplates } from './templates.server.ts'

const files = {
  picture: ['png', 'jpg', 'jpeg', 'webp', 'gif'],
  film: ['mp4', 'webm'],
  document: ['pdf'],
  captions: ['vtt'],
}

/** All data of the page builder except the page itself, in the person's language. */
export const describeBuilder = async (ctx: Context, _id: string) => {
  const { locale, site, session } = ctx
  const theme = safeTheme(site.theme)
  return {
    locale,
    mayShare: mayPublish(ctx),
    look: session?.office ?? usualLayout,
    person: { id: ctx.viewer.id, name: ctx.viewer.name },
    kinds: describeKinds(ctx),
    groups: describeGroups(locale),
    tables: describeTables(ctx),
    templates: await describeTemplates(ctx),
    uploads: await uploadsOf(ctx),
    canvas: {
      style: themeStyle(theme),
      sheets: [...ctx.app.pageStyles, ...fontStyles(theme)],
      scheme: site.siteSubStyle,
      colours: { brand: theme.brand, accent: theme.accent },
    },
    words: {
      ...inLocale({ ...builderWords, ...canvasWords, ...fieldWords, ...savingWords, ...stateWords }, locale),
      form: formWordsIn(locale),
      puck: inLocale(dictionary, locale),
    },
    ways: {
      back: href('/cms/pages'),
      versions: href('/cms/builder/:id/versions', { id: _id }),
      preview: href('/cms/builder/:id/frame/:number', { id: _id, number: '0' }),
    },
  }
}

export type BuilderDescription = Awaited<ReturnType<typeof describeBuilder>>

async function uploadsOf(ctx: Context) {
  const described = Object.entries(files).map(async ([of, extensions]) => {
    const upload = await describeFieldUpload(ctx, { kind: 'file', extensions } as never)
    return [of, { ...upload, fields: { ...upload.fields, public: '1' } }] as const
  })
  return Object.fromEntries(await Promise.all(described))
}
