import { Textarea, TextInput } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import { Banner } from '#ui/office/controls/banner.tsx'
import { Button } from '#ui/office/controls/button.tsx'
import { FileChoice } from '#ui/office/controls/upload/file-choice.tsx'
import styles from '../office.module.css'
import type { newFormWords } from '../templates/words.ts'
import type { ImportPlan } from './describe-import.server.ts'
import { ImportReport } from './import-report.tsx'
import type { importWords } from './words.ts'

interface ImportFormProps {
  plan: ImportPlan | null
  problem: string
  typed: { text: string; slug: string }
  words: Record<keyof typeof importWords | keyof typeof newFormWords, string>
}

/** Asks for a file of another product, says what would become of it, and creates the draft once that was read. */
export function ImportForm({ plan, problem, typed, words }: ImportFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  const isReady = plan !== null && plan.page !== ''
  return (
    <section aria-labelledby="import">
      <h2 id="import" className={styles.title}>
        {words.importTitle}
      </h2>
      <p>{words.importText}</p>
      {problem && <Banner kind="problem">{problem}</Banner>}
      <Form method="post" encType="multipart/form-data" className={styles.edit}>
        <FileChoice
          {...{ id: 'form-file', name: 'file', label: words.file, accept: '.xlsx,.json' }}
          words={{ choose: words.chooseFile, none: words.noFileYet, chosen: words.fileChosen }}
        />
        <Textarea name="text" label={words.text} defaultValue={typed.text} autosize minRows={3} maxRows={10} />
        <div>
          <Button type="submit" name="intent" value="check" icon="upload" disabled={isBusy}>
            {words.check}
          </Button>
        </div>
      </Form>
      {plan && <ImportReport plan={plan} words={words} />}
      {isReady && <StoreForm {...{ plan, typed, words, isBusy }} />}
    </section>
  )
}

function StoreForm({
  plan,
  typed,
  words,
  isBusy,
}: Omit<ImportFormProps, 'problem'> & { plan: ImportPlan; isBusy: boolean }) {
  return (
    <Form method="post" encType="multipart/form-data" className={styles.edit}>
      <input type="hidden" name="page" value={plan.page} />
      <TextInput name="title" label={words.title} defaultValue={plan.title} maxLength={200} required />
      <TextInput
        {...{ name: 'slug', label: words.slug, description: words.slugHint }}
        defaultValue={typed.slug}
        maxLength={95}
      />
      <div>
        <Button type="submit" name="intent" value="store" look="primary" disabled={isBusy}>
          {words.store}
        </Button>
      </div>
    </Form>
  )
}
