import { Form, type MetaFunction, useActionData, useLoaderData, useNavigation } from 'react-router'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { FormView } from '#ui/office/form/form.tsx'
import { ReviewQuestion } from '../../sitting/player/review/review.tsx'
import type { action, loader } from './decide.server.ts'

export { action, loader } from './decide.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** An appeal and its decision. */
export default function DecideAppeal() {
  const { form, slots, files, player, back, heading, text, note, crumbs } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()?.form
  const { state } = useNavigation()
  return (
    <div className={part.page}>
      <Crumbs links={[back]} label={crumbs} />
      <div className={part.head}>
        <h1>{heading}</h1>
      </div>
      <p>{text}</p>
      {note && <p role="status">{note}</p>}
      {slots.map((review) => (
        <ReviewQuestion
          key={review.slot.slot}
          review={review}
          words={player}
          fileUrl={(key) => files[key] ?? `/${key}`}
        />
      ))}
      {form && <FormView description={refused ?? form} form={Form} isSaving={state === 'submitting'} />}
    </div>
  )
}
