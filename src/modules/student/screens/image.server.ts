import { data, href } from 'react-router'
import { z } from 'zod'
import { from } from '#platform/data/collection/rows.ts'
import type { Context } from '#platform/context.ts'
import { notFound } from '#platform/errors/errors.ts'
import { describeUpload } from '#platform/content/file/describe-rules.ts'
import { fill, inLocale } from '#platform/site/i18n/words.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { listWords } from '#platform/office/screens/description/list-words.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import type { RecordDescription } from '#ui/office/description.ts'
import { keepPictures, type Matched, matchPictures, mostPictures } from '../commands/match-pictures.server.ts'
import { pictureWords as words } from '../words.ts'

/** Asks for pictures of learners, or of the learner in the URL. */
export const loader = loads(async (ctx, { url }) => {
  const { locale } = ctx
  const person = await personIn(ctx, url)
  const said = inLocale(words, locale)
  const heading = person ? fill(said.headingOf, { name: person.name }) : said.heading
  const back = person ? href('/student/detail/:id', { id: person._id }) : href('/student/dashboard')
  return {
    ...{ heading, title: pageTitle(ctx, heading), text: person ? said.textOf : said.text, isOfOne: person !== null },
    crumb: { href: back, label: person?.name ?? said.learners },
    words: said,
    upload: await describeUpload(ctx, ['png', 'jpg', 'jpeg', 'webp']),
  }
})

const pairs = z
  .array(z.strictObject({ person: z.string().regex(/^[0-9a-f]{24}$/), key: z.string().max(200) }))
  .min(1)
  .max(mostPictures)

/** Matches the pictures by file name, and then stores the uploaded ones. */
export const action = acts(async (ctx, { form, url }) => {
  const intent = form.get('intent')
  if (intent === 'check') {
    const only = (await personIn(ctx, url))?._id ?? null
    const matched = await matchPictures(ctx, { files: form.getAll('file').map(String), only })
    const shown = matched.map(({ file, person, why }) => ({ file, person: why === null ? person!._id : null }))
    return { plan: describePlan(ctx, matched), matched: shown, saved: null }
  }
  if (intent !== 'keep') throw notFound()
  const sent = pairs.safeParse(jsonIn(form.get('pairs')))
  if (!sent.success) return data({ plan: null, matched: null, saved: null }, { status: 400 })
  await keepPictures(ctx, sent.data)
  return { plan: null, matched: null, saved: fill(words.saved[ctx.locale], { n: sent.data.length }) }
})

function jsonIn(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

async function personIn(ctx: Context, { searchParams }: URL) {
  const asked = searchParams.get('user')
  if (asked === null) return null
  const found = await from(ctx, 'user')
    .select(['_id', 'firstname', 'lastname'])
    .where('_id', '=', asked)
    .where('role', '=', 'user')
    .executeTakeFirst()
  if (!found) throw notFound()
  return { _id: found._id, name: `${found.firstname} ${found.lastname}`.trim() }
}

function describePlan({ locale }: Context, matched: readonly Matched[]): RecordDescription['related'][number] {
  const column = (name: 'file' | 'person' | 'result', kind: 'text' | 'person' | 'state') => ({
    ...{ name, kind, label: words[name][locale] },
  })
  return {
    title: words.plan[locale],
    count: matched.filter(({ why }) => why === null).length.toLocaleString('th-TH'),
    list: {
      columns: [column('file', 'text'), column('person', 'person'), column('result', 'state')],
      rows: matched.map(({ file, person, why }, at) => ({
        ...{ id: String(at), actions: [] },
        cells: {
          file: { text: file },
          person: person ? { text: person.name } : { text: '–', isMuted: true },
          result: {
            text: words[why ?? (person!.hasPicture ? 'replaces' : 'new')][locale],
            tone: why === null ? ('live' as const) : ('broken' as const),
          },
        },
      })),
      empty: { title: words.nothing[locale] },
      words: listWords(locale),
    },
  }
}
