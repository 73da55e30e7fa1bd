import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { ButtonLink } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { RecordView } from '#ui/office/record/record.tsx'
import { QuestionPreview } from '../../questions/bank/preview.tsx'
import type { action, loader } from './detail.server.ts'

export { action, loader } from './detail.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** A question of a bank. */
export default function QuestionDetail() {
  const { record, described } = useLoaderData<typeof loader>()
  const { question, older, newest, hints, versions, uses, words, playerWords } = described
  return (
    <RecordView description={record} form={Form} refused={useActionData<typeof action>()}>
      {older && newest && (
        <Banner kind="notice" act={<ButtonLink href={newest}>{words.newest}</ButtonLink>}>
          {older}
        </Banner>
      )}
      <section aria-label={words.preview}>
        <h2>{words.preview}</h2>
        <QuestionPreview key={JSON.stringify(question)} question={question} words={playerWords} />
      </section>
      {hints.length > 0 && <TextList title={words.hints} items={hints} />}
      <TextList title={words.uses} items={uses.length > 0 ? uses : [words.noUses]} />
      <section aria-label={words.versions}>
        <h2>{words.versions}</h2>
        <ul>
          {versions.map(({ href, label }) => (
            <li key={href}>
              <a className={part.link} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </RecordView>
  )
}

function TextList({ title, items }: { title: string; items: string[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </section>
  )
}
