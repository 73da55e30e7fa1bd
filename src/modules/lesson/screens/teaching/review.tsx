import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Button, LinkButton } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { FormColumn } from '#ui/field/form.tsx'
import { TextAreaField } from '#ui/field/text-field.tsx'
import { Breakable } from '#ui/prose/breakable.tsx'
import { Head } from '#ui/prose/head.tsx'
import { Alert } from '#ui/state/alert.tsx'
import { State } from '#ui/state/state.tsx'
import type { action, loader } from './review.server.ts'

export { action, loader } from './review.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Writing, changing and withdrawing a review. */
export default function Review() {
  const { words, name, back, mayWrite } = useLoaderData<typeof loader>()
  const acts = <LinkButton href={back}>{words.back}</LinkButton>
  if (!mayWrite) return <State isPage icon="lock" title={words.notYet} acts={acts} />
  return (
    <div className="wrap block">
      <Head level="h1" title={words.pageTitle} text={words.lead} />
      <p>
        <b>
          <Breakable text={name} />
        </b>
      </p>
      <ReviewForm />
    </div>
  )
}

function ReviewForm() {
  const { words, review, back } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  const { problem } = answer ?? {}
  const stars = answer?.stars ?? review?.stars
  return (
    <Form method="post">
      <FormColumn>
        {review?.isHidden && <Alert tone="warning" title={words.hidden} />}
        {problem && problem.field !== 'text' && <Alert tone="danger" title={problem.text} />}
        <Stars label={words.stars} of={words.of} chosen={stars} />
        <TextAreaField
          label={words.text}
          name="text"
          rows={6}
          hint={words.textHint}
          defaultValue={answer?.text ?? review?.text}
          error={problem?.field === 'text' ? problem.text : undefined}
        />
        <Button name="intent" value="save" isBusy={isBusy}>
          {words.send}
        </Button>
        {review && (
          <Button name="intent" value="remove" look="line">
            {words.remove}
          </Button>
        )}
        <LinkButton href={back} look="quiet">
          {words.back}
        </LinkButton>
      </FormColumn>
    </Form>
  )
}

function Stars({ label, of, chosen }: { label: string; of: string; chosen: number | undefined }) {
  return (
    <fieldset className="stack">
      <legend>{label}</legend>
      {[5, 4, 3, 2, 1].map((one) => (
        <Checkbox
          key={one}
          type="radio"
          name="stars"
          value={one}
          defaultChecked={chosen === one}
          isLarge
          label={`${'★'.repeat(one)}${'☆'.repeat(5 - one)} ${of.replace('{n}', String(one))}`}
        />
      ))}
    </fieldset>
  )
}
