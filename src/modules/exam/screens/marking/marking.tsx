import { type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Crumbs } from '#ui/office/controls/crumbs.tsx'
import part from '#ui/office/controls/part.module.css'
import { ExamMarkingView } from '../../marking/components/marking-view.tsx'
import type { action, loader } from './marking.server.ts'

export { action, loader } from './marking.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Marking of a round for staff. */
export default function ExamMarkingScreen() {
  const { crumb, marking, hasSaved } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>() ?? null
  return (
    <div className={part.page}>
      <Crumbs links={[crumb]} label={marking.words.crumbs} />
      <div className={part.head}>
        <h1>
          {marking.exam} <span className={part.sum}>{marking.course}</span>
        </h1>
      </div>
      <ExamMarkingView {...{ marking, refused, hasSaved }} />
    </div>
  )
}
