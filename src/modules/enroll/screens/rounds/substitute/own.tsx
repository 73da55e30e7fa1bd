import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import type { action, loader } from './own.server.ts'

export { action, loader } from './own.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A learner gives their seat in a round to another person. */
export default function OwnSubstitute() {
  const { words, name, text, detail, mayGive, open, isSent } = useLoaderData<typeof loader>()
  return (
    <div className="wrap">
      <section className="block">
        <Head level="h1" title={words.title} note={name} text={text} more={{ label: words.back, href: detail }} />
        {open ? <Open text={open} title={isSent ? words.sent : words.title} /> : mayGive && <Give />}
        {!mayGive && <LinkButton href={detail}>{words.back}</LinkButton>}
      </section>
    </div>
  )
}

function Open({ title, text }: { title: string; text: string }) {
  const { words } = useLoaderData<typeof loader>()
  return (
    <Alert tone="success" title={title}>
      <p>{text}</p>
      <Form method="post">
        <Button look="quiet" name="intent" value="end">
          {words.end}
        </Button>
      </Form>
    </Alert>
  )
}

function Give() {
  const { words } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post">
      <FormColumn>
        <TextField
          name="email"
          type="email"
          label={words.email}
          required
          maxLength={200}
          autoComplete="off"
          defaultValue={answer?.email}
          error={answer?.problem}
        />
        <Button isBusy={isBusy}>{words.send}</Button>
      </FormColumn>
    </Form>
  )
}
