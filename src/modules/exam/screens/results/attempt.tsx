import { Form, type MetaFunction, useLoaderData } from 'react-router'
import { RecordView } from '#ui/office/record/record.tsx'
import { ReviewQuestion } from '../../sitting/player/review/review.tsx'
import type { loader } from './attempt.server.ts'

export { loader } from './attempt.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** One attempt with its answers. */
export default function ExamAttempt() {
  const { record, slots, files, words, heading } = useLoaderData<typeof loader>()
  return (
    <RecordView description={record} form={Form}>
      {slots.length > 0 && (
        <section aria-label={heading}>
          {slots.map((review) => (
            <ReviewQuestion
              key={review.slot.slot}
              review={review}
              words={words}
              fileUrl={(key) => files[key] ?? `/${key}`}
            />
          ))}
        </section>
      )}
    </RecordView>
  )
}
