import { TextInput } from '@mantine/core'
import { Form, type MetaFunction, useActionData, useLoaderData } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button, ButtonLink } from '#ui/office/controls/button.tsx'
import part from '#ui/office/controls/part.module.css'
import { FileChoice } from '#ui/office/controls/upload/file-choice.tsx'
import type { action, loader } from './bank-layout.server.ts'
import { PlaceTable } from '../../components/place-table.tsx'
import { usePreview } from './use-preview.ts'
import styles from '../../components/reconcile.module.css'

export { action, loader } from './bank-layout.server.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.title }]

/** Where the fields are in the files of a bank account, beside what a sample file has there. */
export default function BankLayout() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { preview, text, readForm } = usePreview(view, answer?.preview ?? null)
  const { words } = view
  const places = answer?.entered ?? view.places
  return (
    <div className={part.page}>
      <div className={part.head}>
        <h1>{view.heading}</h1>
        <div className={part.acts}>
          <ButtonLink href={view.back}>{words.back}</ButtonLink>
        </div>
      </div>
      {answer?.problem && <Banner kind="problem">{answer.problem}</Banner>}
      <p>{words.intro}</p>
      <p>{view.isOwn ? words.isOwn : words.isStandard}</p>
      <Form
        key={view.version}
        method="post"
        encType="multipart/form-data"
        className={styles.stack}
        onInput={(event) => void readForm(event.currentTarget)}
      >
        <input type="hidden" name="version" value={view.version} />
        <SampleFields words={words} length={places.length} />
        <p role="status">{text}</p>
        {view.groups.map((group) => (
          <PlaceTable
            key={group.kind}
            {...{ group, words, places: places[group.kind], values: preview?.values ?? null }}
          />
        ))}
        <LayoutButtons words={words} isOwn={view.isOwn} />
      </Form>
    </div>
  )
}

function LayoutButtons({ words, isOwn }: { words: Record<'save' | 'check' | 'standard', string>; isOwn: boolean }) {
  return (
    <div className={styles.form}>
      <Button type="submit" name="intent" value="save" look="primary">
        {words.save}
      </Button>
      <Button type="submit" name="intent" value="check">
        {words.check}
      </Button>
      {isOwn && (
        <Button type="submit" name="intent" value="standard">
          {words.standard}
        </Button>
      )}
    </div>
  )
}

type SampleFieldsProps = {
  words: Record<'sample' | 'sampleHint' | 'chooseFile' | 'noFileYet' | 'fileChosen' | 'line' | 'length', string>
  length: number
}

function SampleFields({ words, length }: SampleFieldsProps) {
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <div className={styles.form}>
      <FileChoice
        {...{ id: 'sample-file', name: 'file', accept: '.txt,.dat,text/plain' }}
        {...{ label: words.sample, hint: words.sampleHint }}
        words={{ choose: words.chooseFile, none: words.noFileYet, chosen: words.fileChosen }}
      />
      <TextInput {...number} name="at" label={words.line} maxLength={5} defaultValue={1} />
      <TextInput {...number} name="length" label={words.length} maxLength={3} defaultValue={length} />
    </div>
  )
}
