import { href } from 'react-router'
import type { Issue } from '#domain/validation/issue.ts'
import { collectionOf } from '#platform/data/collection/catalogue.ts'
import type { Context } from '#platform/context.ts'
import { inLocale } from '#platform/site/i18n/words.ts'
import type { Route } from '#platform/manifest/manifest.ts'
import { describeForm } from '#platform/office/screens/description/describe-form.ts'
import { formWordsIn } from '#platform/office/screens/description/form-words.ts'
import { words } from '#platform/office/screens/words.ts'
import { type Node, ownedNodes } from '#platform/site/site-tree/nodes.ts'
import { nameOf, siteFormWords, siteWords } from '#modules/origin/public-api.ts'
import type { FieldDescription, FormDescription } from '#ui/office/form-description.ts'
import type { Step } from '#ui/office/form/steps/steps.tsx'
import { wizardWords } from '../words.ts'
import { configured, type StepName, steps, type StepsDraft } from './steps.server.ts'

interface StepParams {
  step: StepName
  route: Route
  written: StepsDraft
  /** Changes with the stored draft. */
  revision: string
  issues?: readonly Issue[]
}

/** The form of one step of the wizard. */
export const describeStep = async (ctx: Context, of: StepParams): Promise<FormDescription> => {
  const { step, route, issues = [] } = of
  const { locale } = ctx
  const said = inLocale(wizardWords, locale)
  const own = await fieldsOf[step](ctx, of)
  const ofSite = await configurationFields(ctx, of)
  const fields = [...ofSite, ...own].map((field) => {
    const problem = issues.find((one) => one.field === field.name)?.[locale]
    return problem ? { ...field, problem } : field
  })
  const isLast = step === steps.at(-1)
  return {
    heading: route.meta.title[locale],
    crumbs: [{ href: href('/school/dashboard'), label: said.schools }],
    action: `${href('/school/wizard')}?step=${step}`,
    ...{ revision: `${step} ${of.revision}`, locale },
    sections: [{ title: said[step], text: `${said[`${step}Text`]} · ${said.kept}`, fields }],
    save: { label: isLast ? said.finish : said.next },
    cancel: { href: href('/school/dashboard'), label: words.cancel[locale] },
    problems: issues.map((issue) => ({
      name: issue.field,
      label: fields.find(({ name }) => name === issue.field)?.label ?? issue.field,
      text: issue[locale],
    })),
    words: formWordsIn(locale),
  }
}

/** The steps with their state. A person can go back, and forward as long as everything before is done. */
export const describeSteps = (ctx: Context, of: { step: StepName; done: ReadonlySet<StepName> }): Step[] => {
  const firstOpen = steps.find((name) => !of.done.has(name)) ?? steps.at(-1)!
  return steps.map((name, at) => ({
    ...{ name, label: wizardWords[name][ctx.locale], isDone: of.done.has(name), isCurrent: name === of.step },
    ...(at <= steps.indexOf(firstOpen) && { href: `${href('/school/wizard')}?step=${name}` }),
  }))
}

/** The default plugins of a school. */
const usualPlugins = ['lesson', 'category', 'enroll']

async function configurationFields(ctx: Context, of: StepParams): Promise<FieldDescription[]> {
  const names = configured[of.step]
  if (names.length === 0) return []
  const collection = { ...collectionOf(ctx, 'configuration'), form: [{ title: wizardWords[of.step], fields: names }] }
  const written: StepsDraft = { plugins: usualPlugins, ...of.written }
  const known = Object.fromEntries(names.flatMap((name) => (name in written ? [[name, written[name]]] : [])))
  const { sections } = await describeForm(ctx, { collection, route: of.route, row: null, written: known })
  return sections.flatMap(({ fields }) => fields)
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

const fieldsOf: Record<StepName, (ctx: Context, of: StepParams) => Promise<FieldDescription[]>> = {
  async place(ctx, { written }) {
    const { locale } = ctx
    const all = await ownedNodes(ctx)
    const choices = (nodes: Node[]) => nodes.map((node) => ({ value: node._id, label: nameOf(ctx, node) }))
    const places = all.filter(({ siteType }) => siteType !== 'unit')
    const schools = all.filter(({ siteType, kind }) => siteType === 'unit' && kind === 'school')
    const usual = places.find(({ siteType }) => siteType === 'collection') ?? places[0]
    return [
      {
        ...{ name: 'parent', label: siteWords.parent[locale], kind: 'choice', isRequired: true, span: 6 },
        ...{ value: text(written['parent']) || (usual?._id ?? ''), choices: choices(places) },
      },
      {
        ...{ name: 'from', label: siteFormWords.from[locale], kind: 'choice', span: 6 },
        ...{ value: text(written['from']), hint: siteFormWords.fromHint[locale] },
        choices: choices(schools),
      },
    ]
  },
  async name({ locale }, { written }) {
    return [
      {
        ...{ name: 'hostname', label: siteFormWords.hostname[locale], kind: 'code', isRequired: true, span: 6 },
        ...{ value: text(written['hostname']), hint: siteFormWords.hostnameHint[locale] },
      },
    ]
  },
  look: async () => [],
  plugins: async () => [],
  async admin({ locale }, { written }) {
    const field = (name: 'email' | 'firstname' | 'lastname', span: 3 | 6): FieldDescription => ({
      ...{ name, label: wizardWords[name][locale], kind: name === 'email' ? 'email' : 'text', span },
      value: text(written[name]),
    })
    return [field('email', 6), field('firstname', 3), field('lastname', 3)]
  },
  async content({ locale }, { written }) {
    const choices = [
      { value: 'no', label: wizardWords.sampleNo[locale] },
      { value: 'yes', label: wizardWords.sampleYes[locale] },
      { value: 'file', label: wizardWords.sampleFile[locale] },
    ]
    return [
      {
        ...{ name: 'sample', label: wizardWords.sample[locale], kind: 'choice', isRequired: true, span: 6, choices },
        value: text(written['sample']) || 'no',
      },
    ]
  },
}
