import { data, href, redirect } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import type { Context } from '#platform/context.ts'
import { fill } from '#platform/site/i18n/words.ts'
import { tellAdministrators } from '#platform/background/notifications/tell-administrators.ts'
import { acts, loads } from '#platform/http/request.server.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { type Node, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { pageTitle } from '#platform/site/page-title.ts'
import { nameOf } from '#modules/origin/public-api.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import { noticeWords as words } from '../words.ts'

const longest = { title: 200, text: 500 } as const

/** The form for a notice to the administrators of all the viewer's units, or of one group. */
export const loader = loads(async (ctx, { url }) => {
  const nodes = await ownedNodes(ctx)
  const written = {
    to: groupsOf(nodes).find(({ _id }) => _id === url.searchParams.get('of'))?._id ?? '',
    title: '',
    text: '',
  }
  const form = describe(ctx, { nodes, written, issues: [] })
  return { form, title: pageTitle(ctx, form.heading) }
})

/** Sends it, once per site, and shows the number of recipients. */
export const action = acts(async (ctx, { form }) => {
  const nodes = await ownedNodes(ctx)
  const said = (name: string) => String(form.get(name) ?? '').trim()
  const written = { to: said('to'), title: said('title'), text: said('text') }
  const issues = issuesOf(nodes, written)
  if (issues.length > 0) return data({ form: describe(ctx, { nodes, written, issues }) }, { status: 400 })
  const { people, sites } = await tellAdministrators(ctx, {
    sites: unitsOf(nodes, written.to).map(({ _id }) => _id),
    news: {
      title: { th: written.title, en: written.title },
      ...(written.text !== '' && { text: { th: written.text, en: written.text } }),
      href: href('/config/dashboard'),
    },
  })
  const of = written.to === '' ? '' : `of=${written.to}&`
  return redirect(`${href('/collection/dashboard')}?${of}done=told-${people}-${sites}`)
})

interface NoticeDraft {
  to: string
  title: string
  text: string
}

const groupsOf = (nodes: readonly Node[]) => nodes.filter(({ siteType }) => siteType === 'collection')

const unitsOf = (nodes: readonly Node[], group: string) =>
  nodes.filter(({ siteType, parent }) => siteType === 'unit' && (group === '' || parent === group))

const issuesOf = (nodes: readonly Node[], { to, title, text }: NoticeDraft): Issue[] => [
  ...(to === '' || groupsOf(nodes).some(({ _id }) => _id === to)
    ? []
    : [{ field: 'to', code: 'unknown', ...words.noGroup }]),
  ...(title === '' ? [{ field: 'title', code: 'required', ...words.noTitle }] : []),
  ...(title.length > longest.title ? [{ field: 'title', code: 'too-long', ...words.longTitle }] : []),
  ...(text.length > longest.text ? [{ field: 'text', code: 'too-long', ...words.longText }] : []),
]

function describe(
  ctx: Context,
  of: { nodes: readonly Node[]; written: NoticeDraft; issues: readonly Issue[] },
): FormDescription {
  const { locale } = ctx
  const fields = fieldsOf(ctx, of)
  const back = { href: href('/collection/dashboard'), label: words.back[locale] }
  return {
    ...{ heading: words.heading[locale], locale, crumbs: [back] },
    ...{ cancel: { ...back, label: words.cancel[locale] }, save: { label: words.send[locale] } },
    sections: [{ title: words.section[locale], text: words.sectionText[locale], fields }],
    problems: of.issues.map(({ field, ...issue }) => ({
      name: field,
      label: fields.find(({ name }) => name === field)!.label,
      text: issue[locale],
    })),
    words: formWordsIn(locale),
  }
}

function fieldsOf(ctx: Context, of: Parameters<typeof describe>[1]): FieldDescription[] {
  const { locale } = ctx
  const { nodes, written } = of
  const problem = (name: string) => {
    const issue = of.issues.find(({ field }) => field === name)
    return issue ? { problem: issue[locale] } : {}
  }
  const counted = (name: string, group: string) =>
    fill(words.toUnits[locale], { name, n: unitsOf(nodes, group).length.toLocaleString('th-TH') })
  return [
    {
      ...{ name: 'to', label: words.to[locale], kind: 'choice', value: written.to, span: 6 },
      choices: groupsOf(nodes).map((node) => ({ value: node._id, label: counted(nameOf(ctx, node), node._id) })),
      hint: counted(words.all[locale], ''),
      ...problem('to'),
    },
    {
      ...{ name: 'title', label: words.title[locale], kind: 'text', value: written.title, isRequired: true, span: 6 },
      ...problem('title'),
    },
    { name: 'text', label: words.text[locale], kind: 'longtext', value: written.text, ...problem('text') },
  ]
}
