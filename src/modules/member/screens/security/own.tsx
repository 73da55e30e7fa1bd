import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import { RecordView } from '#ui/office/record/record.tsx'
import { RecoveryCodes } from '../../components/security/recovery-codes.tsx'
import { SecurityWork } from '../../components/security/security-work.tsx'
import type { action, loader } from './own.server.ts'

export { action, loader } from './own.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A staff member's two-step login, and the devices on which they are logged in. */
export default function Security() {
  const { record, work, why, back } = useLoaderData<typeof loader>()
  const acted = useActionData<typeof action>()
  return (
    <RecordView description={record} form={Form}>
      {why && <Banner kind={why.kind}>{why.text}</Banner>}
      {back && !acted?.codes && (
        <Banner kind="done" act={<ButtonLink href={back.href}>{back.label}</ButtonLink>}>
          {back.text}
        </Banner>
      )}
      {acted?.problem && (
        <Banner kind="problem">
          <b>{work.words.problemTitle}</b>
          <p>{acted.problem}</p>
        </Banner>
      )}
      {acted?.codes ? (
        <RecoveryCodes codes={acted.codes} words={work.words} />
      ) : (
        <SecurityWork work={work} form={Form} />
      )}
    </RecordView>
  )
}
