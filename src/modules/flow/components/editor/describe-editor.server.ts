import { href } from 'react-router'
import type { Context } from '#platform/context.ts'
import { flowFacts } from '#platform/flow/publish-flow.ts'
import { inLocale, type Locale } from '#platform/site/i18n/words.ts'
import { formFields } from '../server/form-fields.server.ts'
import { mailTemplates } from '../server/mail-templates.server.ts'
import { flowById, publishedSteps } from '../server/read-flow.server.ts'
import { stepTexts } from './view/step-texts.ts'
import { codeGroups, codeWords, groupWords, purposeWords } from './words/code-words.ts'
import { editorWords } from './words/editor-words.ts'
import { fieldWords, listWords, requestWords } from './words/field-words.ts'
import { changeWords } from './words/step-words.ts'
import { testStateWords, testWords } from './words/test-words.ts'
import { templateTexts, templateWords } from './words/template-words.ts'

/** The editor of a flow: its draft, what it is checked against, and the words of all steps. */
export async function describeEditor(ctx: Context, flowID: string) {
  const { locale } = ctx
  const flow = await flowById(ctx, flowID)
  const [facts, templates] = await Promise.all([flowFacts(ctx, flow.trigger), mailTemplates(ctx)])
  const actions = facts.actions.map((value) => ({
    value,
    label: ctx.app.flowActions.get(value)?.label[locale] ?? value,
  }))
  const names = Object.fromEntries([...actions, ...templates].map(({ value, label }) => [value, label]))
  return {
    flow: { id: flow._id, name: flow.name, version: flow.version },
    steps: flow.steps,
    published: await publishedSteps(ctx, flow),
    formFields: await formFields(ctx, flow.steps),
    ...{ facts, secrets: facts.secrets, templates, actions },
    ...wordsOfEditor(locale),
    texts: stepTexts(locale, names),
    crumbs: [
      { href: href('/setup/workflow'), label: editorWords.flows[locale] },
      { href: href('/setup/workflow/detail/:id', { id: flow._id }), label: flow.name },
    ],
  }
}

const wordsOfEditor = (locale: Locale) => ({
  words: inLocale(editorWords, locale),
  fields: inLocale(fieldWords, locale),
  lists: inLocale(listWords, locale),
  changes: inLocale(changeWords, locale),
  testing: { words: inLocale(testWords, locale), states: inLocale(testStateWords, locale) },
  requests: {
    http: requestWords.http?.[locale],
    request: requestWords.request?.[locale],
    call: requestWords.call?.[locale],
  } as Readonly<Record<string, string | undefined>>,
  examples: { names: inLocale(templateWords, locale), texts: inLocale(templateTexts, locale) },
  groups: (Object.keys(codeGroups) as (keyof typeof codeGroups)[]).map((name) => ({
    ...{ name, label: groupWords[name][locale] },
    codes: codeGroups[name].map((code) => ({
      ...{ code, label: codeWords[code][locale], text: purposeWords[code][locale] },
    })),
  })),
})

export type EditorDescription = Awaited<ReturnType<typeof describeEditor>>
