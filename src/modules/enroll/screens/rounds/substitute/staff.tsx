import { TextInput } from '@mantine/core'
import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import type { action, loader } from './staff.server.ts'

export { action, loader } from './staff.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Staff give the seat of a learner to another person. */
export default function StaffSubstitute() {
  const { words, back, name, text, mayGive, open, said } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <div className={part.page}>
      <Crumbs links={[{ href: back, label: words.enrolments }]} label={words.crumbs} />
      <h1>{words.title}</h1>
      {said && <Banner kind="done">{said}</Banner>}
      {answer?.problem && <Banner kind="problem">{answer.problem}</Banner>}
      <p>
        <b>{name}</b>
      </p>
      {(name !== '' || !said) && <p>{text}</p>}
      {open && <p>{open}</p>}
      {mayGive && (
        <Form method="post">
          <TextInput
            type="email"
            label={words.email}
            name="email"
            required
            maxLength={200}
            autoComplete="off"
            defaultValue={answer?.email}
          />
          <Button type="submit" disabled={isBusy}>
            {words.give}
          </Button>
        </Form>
      )}
    </div>
  )
}
