import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Confirm } from '#ui/office/controls/confirm.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import { Console } from '../components/console/console.tsx'
import { Issued } from '../components/issued.tsx'
import type { action, loader } from './key.server.ts'

export { action, loader } from './key.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A key: its scopes, its use, a new secret, and its revocation. */
export default function Key() {
  const { record, console, ask } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  return (
    <RecordView description={record} form={Form} refused={acted && 'problem' in acted ? acted : undefined}>
      {acted && 'issue' in acted && acted.issue && <Issued issue={acted.issue} />}
      {ask && <Confirm ask={ask} form={Form} />}
      {console && (
        <Console console={console} {...(acted && 'tried' in acted && acted.tried && { tried: acted.tried })} />
      )}
    </RecordView>
  )
}
