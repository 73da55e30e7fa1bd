import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Details } from '#ui/account/details.tsx'
import { Badge } from '#ui/button/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './search.server.ts'

export { action, loader } from './search.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'robots', content: 'noindex' },
]

type SearchViewModel = ReturnType<typeof useLoaderData<typeof loader>>

/** The public check of a certificate, by its code or by its number and the family name. */
export default function SearchCertificate() {
  const { words, result, here } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()?.result ?? result
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className="wrap">
      <section className="stack block">
        <Head level="h1" title={words.title} text={words.text} />
        <div aria-live="polite">{answer && <Answer answer={answer} words={words} />}</div>
        <Form method="post" action={here}>
          <FormColumn>
            <Head title={words.byNumber} />
            <TextField name="number" label={words.number} autoComplete="off" required maxLength={100} hasDigits />
            <TextField name="name" label={words.name} autoComplete="off" required maxLength={200} />
            <Button isBusy={isBusy}>{words.check}</Button>
          </FormColumn>
        </Form>
        <Form method="get" action={here}>
          <FormColumn>
            <Head title={words.byCode} />
            <TextField
              name="code"
              label={words.code}
              hint={words.codeHint}
              autoComplete="off"
              required
              maxLength={40}
              hasDigits
            />
            <Button look="line">{words.check}</Button>
          </FormColumn>
        </Form>
      </section>
    </div>
  )
}

function Answer({
  answer,
  words,
}: {
  answer: NonNullable<SearchViewModel['result']>
  words: SearchViewModel['words']
}) {
  const { found } = answer
  if (!found)
    return (
      <Alert tone="warning" icon="info" title={words.none}>
        {words.noneText}
      </Alert>
    )
  return (
    <>
      <Head title={words.found} text={words.compare} />
      <p>
        <Badge tone={found.state.tone}>{found.state.text}</Badge>
      </p>
      <Details details={found.details} />
    </>
  )
}
