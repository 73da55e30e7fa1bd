import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import type { action, loader } from './detail.server.ts'

export { action, loader } from './detail.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A round of an exam, with what staff should look at. */
export default function RoundDetail() {
  const { record, look, warnings } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  return (
    <RecordView description={record} form={Form} refused={refusalOf(refused)}>
      {warnings.length > 0 && (
        <Banner kind="notice">
          <b>{look}</b>
          <ul>
            {warnings.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
    </RecordView>
  )
}

const refusalOf = (refused: object | undefined) =>
  refused && 'problem' in refused && typeof refused.problem === 'string'
    ? { problem: refused.problem, written: '' }
    : undefined
